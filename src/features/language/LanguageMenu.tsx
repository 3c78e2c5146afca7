import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { lazyPart } from '../../react/lazy-part';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { useMenuTrigger } from '../../ui/menu/use-menu-trigger';
import { WaitingPopover } from '../../ui/popover/WaitingPopover';
import type { LanguageEntriesProps } from './LanguageEntries';

const ID = 'language';
const LanguageEntries = lazyPart<LanguageEntriesProps>(() => import('./LanguageEntries'), WaitingPopover);

/** The language switcher. What the page shows stays as it is; only its words change. */
export function LanguageMenu() {
  const t = useT();
  const { trigger, popup } = useMenuTrigger(ID, LanguageEntries.preload);
  return (
    <>
      <IconButton {...trigger} icon={Languages} label={t('language.label')} />
      {popup && <LanguageEntries {...popup} id={ID} />}
    </>
  );
}
