import { useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';

export type MenuViewKind = 'ready' | 'loading' | 'empty' | 'failed' | 'signed-out' | 'expired';

export interface MenuState {
  viewState: MenuViewKind;
  /** The menu is one of an earlier visit, and the last call failed. */
  stale: boolean;
  /** A call runs. */
  busy: boolean;
}

/** The view state of the menu as a whole; a menu kept from the last visit counts as ready. */
export function useMenuState(): MenuState {
  const { session, navigation } = useShell();
  const { status } = useStore(session.$state);
  const { data, error, loading } = useStore(navigation.base.$state);
  const tree = useStore(navigation.$tree);
  const viewState = (): MenuViewKind => {
    if (status === 'signed-out') return 'signed-out';
    if (status === 'password-expired') return 'expired';
    if (data) return tree.byModule.size > 0 ? 'ready' : 'empty';
    return error ? 'failed' : 'loading';
  };
  const shown = viewState();
  return { viewState: shown, stale: shown === 'ready' && error !== null, busy: loading };
}
