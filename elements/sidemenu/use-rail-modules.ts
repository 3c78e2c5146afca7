import { useMemo } from 'react';
import type { RailModule } from '../../src/features/menu/rail/Rail';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts } from '../../src/react/use-text';

/** The modules that have anything to show this user, in their rank. */
export function useRailModules(): readonly RailModule[] {
  const { navigation } = useShell();
  const data = useStore(navigation.$data);
  const tree = useStore(navigation.$tree);
  const text = useServerTexts();
  return useMemo(
    () =>
      (data?.modules ?? [])
        .filter(({ id }) => tree.byModule.has(id) && navigation.moduleLink(id) !== null)
        .map(({ id, langKey, title, iconClass }) => ({ id, title: text(langKey, title), iconClass })),
    [data, tree, text, navigation],
  );
}
