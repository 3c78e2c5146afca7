import { useT } from '../../react/use-text';
import type { MenuItem } from '../../ui/menu/items';
import { Menu } from '../../ui/menu/Menu';
import type { MenuPopup } from '../../ui/menu/use-menu-trigger';
import type { ModuleItem } from './use-modules';

export interface ModuleMenuProps extends MenuPopup {
  id: string;
  modules: readonly ModuleItem[];
}

/** Modules as the entries of a menu. */
export default function ModuleMenu({ modules, ...menu }: ModuleMenuProps) {
  const t = useT();
  const items = modules.map(
    ({ id, title, link }): MenuItem => ({
      kind: 'link',
      id,
      label: title,
      to: { ...link, source: 'modules', id },
    }),
  );
  return <Menu {...menu} label={t('modules.label')} items={items} />;
}
