import type { Navigation } from '../../core/navigation/navigation';
import type { MenuItem } from '../../ui/menu/items';
import type { ModuleItem } from './use-modules';

/** Modules as the entries of a menu. */
export function moduleMenu(modules: readonly ModuleItem[], announce: Navigation['announce']): MenuItem[] {
  return modules.map(({ id, title, link }) => ({
    kind: 'link',
    id,
    label: title,
    href: link.url,
    ...(link.target === '_blank' && { target: '_blank' as const }),
    onSelect(event) {
      if (!announce(link, 'modules', id)) event.preventDefault();
    },
  }));
}
