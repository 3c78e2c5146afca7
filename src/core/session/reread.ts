import type { WritableAtom } from 'nanostores';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { SessionState } from './session';
import type { User } from './types';

/** The latest load of a session: only its reply counts, since replies may overtake one another. */
const latest = new WeakMap<WritableAtom<SessionState>, object>();

/** Loads the user again; see `Session.reread`. */
export async function reread(
  $state: WritableAtom<SessionState>,
  load: () => Promise<User>,
  events: Pick<Events, 'error'>,
): Promise<void> {
  const before = $state.get().user;
  const mine = {};
  latest.set($state, mine);
  try {
    const user = await load();
    const { status, user: shown } = $state.get();
    const same = user.id === shown?.id && shown.organisation?.id === before?.organisation?.id;
    if (status === 'signed-in' && same && latest.get($state) === mine)
      $state.set({ status, user, error: null });
  } catch (thrown) {
    const { kind, message } = toShellError(thrown);
    if (kind !== 'aborted') events.error(kind, message, 'session');
  }
}
