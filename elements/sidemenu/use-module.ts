import { useEffect } from 'react';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts } from '../../src/react/use-text';

/** Unknown modules that were reported: several components of the menu call the hook, again and again. */
const reported = new Set<string>();

/**
 * The module whose menu is shown: the one that the element names, else the page's current one, which counts too where the
 * name is none of the user's modules.
 */
export function useModule(named: string | undefined): { id: string | null; title: string } {
  const { navigation, events } = useShell();
  const current = useStore(navigation.$moduleId);
  const data = useStore(navigation.$data);
  const { stale } = useStore(navigation.base.$state);
  const text = useServerTexts();
  const find = (wanted: string | null) => data?.modules.find(({ id }) => id === wanted);
  const unknown = named && data && !find(named);
  useEffect(() => {
    if (!named || !unknown || stale || reported.has(named)) return;
    reported.add(named);
    events.error('attribute', `module: "${named}" is none of the user's modules`, 'oms-sidemenu');
  }, [events, named, unknown, stale]);
  const id = (!unknown && named) || current;
  const module = find(id);
  return { id, title: module ? text(module.langKey, module.title) : '' };
}
