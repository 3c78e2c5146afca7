import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useAhead } from '../../ui/lazy/use-ahead';
import { useMenuTrigger } from '../../ui/menu/use-menu-trigger';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { LanguageEntriesProps } from './LanguageEntries';

const ID = 'language';
const LanguageEntries = lazyComponent<LanguageEntriesProps>(
  () => import('./LanguageEntries'),
  PendingPopover,
);

/** The language switcher. The page keeps its state; only its texts change. */
export function LanguageMenu() {
  const t = useT();
  const { trigger, popup } = useMenuTrigger(ID, LanguageEntries.preload);
  useAhead(LanguageEntries.preload);
  return (
    <>
      <IconButton {...trigger} icon={Languages} label={t('language.label')} />
      {popup && <LanguageEntries {...popup} id={ID} />}
    </>
  );
}
