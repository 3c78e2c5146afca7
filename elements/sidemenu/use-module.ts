import { useEffect } from 'react';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts } from '../../src/react/use-text';

/**
 * The module whose menu is shown: the one that the element names, else the page's current one, which counts too where the
 * name is none of a module that the user has.
 */
export function useModule(named: string | undefined): { id: string | null; title: string } {
  const { navigation, events } = useShell();
  const current = useStore(navigation.$moduleId);
  const { data, stale } = useStore(navigation.base.$state);
  const text = useServerTexts();
  const ids = data?.modules.map((one) => one.id);
  const known = named === undefined || named === '' || !ids || ids.includes(named);
  const allowed = known || stale ? undefined : ids.join(', ');
  useEffect(() => {
    if (allowed === undefined) return;
    const message = `module: "${named}" is not allowed; allowed: ${allowed}`;
    console.error(`<oms-sidemenu> ${message}`);
    events.error('attribute', message, 'oms-sidemenu');
  }, [events, named, allowed]);
  const id = (known && named) || current;
  const module = data?.modules.find((one) => one.id === id);
  return { id, title: module ? text(module.langKey, module.title) : '' };
}
