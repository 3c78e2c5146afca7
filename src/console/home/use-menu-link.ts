import type { Move } from '../../core/navigation/go-to';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

/** The link of the menu's entry for a path, on whichever system it is; null for a user whose menu has none. */
export function useMenuLink(path: string): Move | null {
  const { navigation } = useShell();
  const { byId } = useStore(navigation.$tree);
  for (const entry of byId.values()) {
    if (entry.url !== path) continue;
    const link = navigation.link(entry);
    if (link) return { url: link.url, target: link.target, source: 'home', id: entry.id };
  }
  return null;
}
