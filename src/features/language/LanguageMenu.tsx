import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { MenuButton } from '../../ui/menu/MenuButton';
import { useLanguageItems } from './use-language-items';

/** The language switcher. What the page shows stays as it is; only its words change. */
export function LanguageMenu() {
  const t = useT();
  const label = t('language.label');
  return (
    <MenuButton id="language" label={label} items={useLanguageItems()} placement="bottom-end">
      {(trigger) => <IconButton {...trigger} icon={Languages} label={label} />}
    </MenuButton>
  );
}
