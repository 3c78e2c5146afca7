import type { WritableAtom } from 'nanostores';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { SessionState } from './session';
import type { User } from './types';

/** The reading that was asked for last of a session: of replies that overtake one another it alone counts. */
const latest = new WeakMap<WritableAtom<SessionState>, object>();

/** Reads the user again; see `Session.reread`. */
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
    const { kind, code, message } = toShellError(thrown);
    if (kind !== 'aborted') events.error(code, message, 'session');
  }
}
