import type { Link } from '../../domain/navigation/links';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';

export interface ModuleItem {
  id: string;
  title: string;
  /** The module's first page. */
  link: Link;
  current: boolean;
}

/** The modules that have a page for this user, in their rank; null while the first ones load. */
export function useModules(): readonly ModuleItem[] | null {
  const { navigation, session } = useShell();
  const { status } = useStore(session.$state);
  const data = useStore(navigation.$data);
  const { loading } = useStore(navigation.base.$state);
  const current = useStore(navigation.$moduleId);
  const text = useServerTexts();
  if (data === null) return status === 'starting' || (status === 'signed-in' && loading) ? null : [];
  return data.modules.flatMap(({ id, langKey, title }) => {
    const link = navigation.moduleLink(id);
    return link ? [{ id, title: text(langKey, title), link, current: id === current }] : [];
  });
}
