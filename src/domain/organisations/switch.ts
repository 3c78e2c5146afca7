import { ShellError, toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/texts';
import type { Organisation } from '../../core/session/organisation';
import type { User } from '../../core/session/types';
import { showMessage } from '../../core/show-message';
import { setLost, switchMessage } from './elsewhere';
import type { OrganisationsState } from './organisations';

/** See `Organisations.switchTo`. */
export async function switchTo(state: OrganisationsState, target: Organisation): Promise<boolean> {
  const { session, events, commands } = state;
  if (session.$state.get().status === 'starting') await session.start();
  const user = signedIn(state);
  if (!user) throw fault('org-signed-out', 'error.unauthorised');
  const from = user.organisation;
  if (from?.id === target.id) return true;
  if (state.busy) throw fault('org-switching', 'org.switching');
  return alone(state, async () => {
    if (commands.provides('askToLeave') && !(await commands.run('askToLeave'))) return false;
    if (!events.emit('oms-org-changing', { from, to: target })) return false;
    announce(state, await move(state, target, from));
    setLost(state, null);
    return true;
  });
}

/** Everybody is told, whoever has switched: an address, a script, a person who does not see the button's new name. */
function announce(state: OrganisationsState, { name }: Organisation): void {
  const title = () => state.i18n.t('org.switched', { name });
  void showMessage(state, { tone: 'success', title }, 'organisations');
}

/** See `Organisations.refused`: loads the user again to find out whether the service refuses the organisation. */
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
      // There is no other organisation to fall back to if the user's own is refused: the message says so, and the data remains.
      if (own.id !== '' && own.id !== from.id) {
        await move(state, own, from).catch((error: unknown) => {
          const { kind, message } = toShellError(error);
          state.events.error(kind, message, 'organisations');
        });
      }
      setLost(state, from);
    }
  });
}

/** Changes nothing before the service has answered for the new organisation. */
async function move(
  state: OrganisationsState,
  target: Organisation,
  from: Organisation | null,
): Promise<Organisation> {
  const { session, platform, events } = state;
  const release = state.hold();
  let over = false;
  try {
    const user = await session.load(target.id);
    const to = user.organisation;
    if (!signedIn(state)) throw fault('org-signed-out', 'error.unauthorised');
    if (to?.id !== target.id) throw fault('org-not-switched', 'error.malformed');
    over = true;
    release(true);
    session.setContextId(to.id);
    state.clear();
    state.dismissElsewhere();
    session.accept(user);
    state.renew();
    platform.tabs.post(switchMessage(user.id, to));
    events.emit('oms-org-changed', { from, to });
    return to;
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
  // Nobody changes the organisation of a session that has lapsed.
  return status === 'signed-in' && session.pending() === null ? user : null;
}

const fault = (code: string, messageKey: TextKey): ShellError =>
  new ShellError({ kind: 'shell', code, messageKey });
