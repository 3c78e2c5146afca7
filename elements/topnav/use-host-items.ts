import { hostItemsStore } from '../../src/domain/account/host-items';
import { hostId } from '../../src/domain/navigation/host-ids';
import { menuIcons } from '../../src/features/menu/icons/icon-store';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import type { MenuItem } from '../../src/ui/menu/items';

/** The host's items of the account menu; null until they are there. */
export function useHostItems(): readonly MenuItem[] | null {
  const { navigation } = useShell();
  const items = useStore(useFeature(hostItemsStore).$items);
  const find = useStore(useFeature(menuIcons).$find);
  return (
    items?.flatMap(({ id, title, url, onSelect, icon }): MenuItem[] => {
      const shared = {
        id: hostId(id),
        label: title,
        icon: icon === null ? undefined : find?.(icon),
      };
      if (onSelect) return [{ ...shared, onSelect: () => onSelect() }];
      const link = url === null ? null : navigation.consoleLink(url);
      if (!link) return [];
      return [{ ...shared, kind: 'link', to: { ...link, source: 'account', id: hostId(id) } }];
    }) ?? null
  );
}
