import { useMemo } from 'react';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { type MenuItem, toItems } from './menu-items';

const NONE: readonly MenuItem[] = [];

/** The items of a module's menu. */
export function useModuleItems(moduleId: string | null): readonly MenuItem[] {
  const { navigation } = useShell();
  const tree = useStore(navigation.$tree);
  const text = useServerTexts();
  return useMemo(() => {
    const nodes = moduleId === null ? undefined : tree.byModule.get(moduleId);
    if (!nodes) return NONE;
    return toItems(nodes, {
      title: ({ langKey, title }) => text(langKey, title),
      link: (entry) => navigation.link(entry),
    });
  }, [moduleId, tree, text, navigation]);
}
