import { ShellError, toShellError } from '../errors';
import type { User } from '../session/types';
import { setLost, switchMessage } from './elsewhere';
import type { OrganisationsState } from './organisations';
import type { Organisation } from './types';

/** The switch as a user or a page asks for it; see `Organisations.switchTo`. */
export async function switchTo(state: OrganisationsState, target: Organisation): Promise<boolean> {
  const { session, events } = state;
  if (session.$state.get().status === 'starting') await session.start();
  const user = signedIn(state);
  if (!user) throw fault(state, 'org-signed-out', 'error.unauthorised');
  const from = user.organisation;
  if (from?.id === target.id) return true;
  if (state.busy) throw fault(state, 'org-switching', 'org.switching');
  return alone(state, async () => {
    if (!events.emit('oms-org-changing', { from, to: target }, { cancelable: true })) return false;
    await move(state, target, from);
    setLost(state, null);
    return true;
  });
}

/** A call was refused (403): asks whether it is the organisation that is, and then goes to the user's own. */
export async function refused(state: OrganisationsState): Promise<void> {
  const user = signedIn(state);
  const from = user?.organisation;
  if (!from || state.busy) return;
  await alone(state, async () => {
    try {
      await state.session.load(from.id);
    } catch (thrown) {
      if (toShellError(thrown).kind !== 'forbidden' || signedIn(state)?.organisation?.id !== from.id) return;
      const own: Organisation = { id: user.orgId, name: user.orgId, code: '', logoUrl: null, role: null };
      // Where it is the user's own there is nothing to fall back to: it is said, and what is known stays.
      if (own.id !== '' && own.id !== from.id) {
        await move(state, own, from).catch((error: unknown) => {
          const { code, message } = toShellError(error);
          state.events.error(code, message, 'organisations');
        });
      }
      setLost(state, from);
    }
  });
}

/** Nothing here changes before the service has answered for the new organisation. */
async function move(
  state: OrganisationsState,
  target: Organisation,
  from: Organisation | null,
): Promise<void> {
  const { session, platform, events } = state;
  const release = state.hold();
  let over = false;
  try {
    const user = await session.load(target.id);
    const to = user.organisation;
    if (!signedIn(state)) throw fault(state, 'org-signed-out', 'error.unauthorised');
    if (to?.id !== target.id) throw fault(state, 'org-not-switched', 'error.malformed');
    over = true;
    release(true);
    state.keep(to.id);
    state.clear();
    state.stay();
    session.accept(user);
    state.renew();
    platform.tabs.post(switchMessage(user.id, to));
    events.emit('oms-org-changed', { from, to });
  } finally {
    if (!over) release(false);
  }
}

async function alone<T>(state: OrganisationsState, work: () => Promise<T>): Promise<T> {
  state.busy = true;
  try {
    return await work();
  } finally {
    state.busy = false;
  }
}

function signedIn({ session }: OrganisationsState): User | null {
  const { status, user } = session.$state.get();
  return status === 'signed-in' ? user : null;
}

function fault(state: OrganisationsState, code: string, messageKey: string): ShellError {
  const error = new ShellError({ kind: 'shell', code, messageKey });
  state.localise(error);
  return error;
}
