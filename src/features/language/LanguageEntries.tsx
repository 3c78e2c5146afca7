import { useT } from '../../react/use-text';
import { Menu } from '../../ui/menu/Menu';
import type { MenuPopup } from '../../ui/menu/use-menu-trigger';
import { useLanguageItems } from './use-language-items';

export interface LanguageEntriesProps extends MenuPopup {
  id: string;
}

export default function LanguageEntries(menu: LanguageEntriesProps) {
  const t = useT();
  return <Menu {...menu} label={t('language.label')} items={useLanguageItems()} placement="bottom-end" />;
}
