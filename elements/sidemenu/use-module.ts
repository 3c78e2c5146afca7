import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts } from '../../src/react/use-text';

/** The module whose menu is shown: the one that the element names, else the page's current one. */
export function useModule(named: string | undefined): { id: string | null; title: string } {
  const { navigation } = useShell();
  const current = useStore(navigation.$moduleId);
  const { data } = useStore(navigation.base.$state);
  const text = useServerTexts();
  const id = named ?? current;
  const module = data?.modules.find((one) => one.id === id);
  return { id, title: module ? text(module.langKey, module.title) : '' };
}
