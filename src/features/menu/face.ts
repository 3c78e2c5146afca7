import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

export type MenuFace = 'ready' | 'loading' | 'empty' | 'failed' | 'signed-out' | 'expired';

export interface MenuState {
  face: MenuFace;
  /** A menu of an earlier visit stands, and the last call failed. */
  stale: boolean;
  /** A call is under way. */
  busy: boolean;
}

/** How the menu as a whole stands; what was kept from the last visit counts as ready. */
export function useMenuState(): MenuState {
  const { session, navigation } = useShell();
  const { status } = useStore(session.$state);
  const { data, error, loading } = useStore(navigation.base.$state);
  const tree = useStore(navigation.$tree);
  const face = (): MenuFace => {
    if (status === 'signed-out') return 'signed-out';
    if (status === 'password-expired') return 'expired';
    if (data) return tree.byModule.size > 0 ? 'ready' : 'empty';
    return error ? 'failed' : 'loading';
  };
  const shown = face();
  return { face: shown, stale: shown === 'ready' && error !== null, busy: loading };
}
