import type { StoreContext } from '../../core/store/define-store';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';

type Context = Pick<StoreContext, 'platform' | 'session'>;

/** Remembered actions. */
const MOST = 5;

const userId = ({ session }: Context): string | undefined => session.$state.get().user?.id;

/** Ids of the actions that this user has chosen in the search, the newest first; one may not exist any more. */
export function usedActions(shell: Context): string[] {
  try {
    const stored: unknown = JSON.parse(shell.platform.local.get(KEYS.usedActions) ?? 'null');
    if (isRecord(stored) && stored.user === userId(shell) && Array.isArray(stored.ids))
      return stored.ids.filter((id) => typeof id === 'string');
  } catch {
    // Edited by hand: nothing is remembered.
  }
  return [];
}

/** Adds one at the top. Discards those of another user. */
export function addUsedAction(shell: Context, id: string): void {
  const ids = [id, ...usedActions(shell).filter((one) => one !== id)].slice(0, MOST);
  shell.platform.local.set(KEYS.usedActions, JSON.stringify({ user: userId(shell), ids }));
}
