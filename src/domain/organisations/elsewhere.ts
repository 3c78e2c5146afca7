import type { Organisation } from '../../core/session/organisation';
import { readTabMessage } from '../../core/tab-messages/tab-messages';
import * as KEYS from '../../page/storage-keys/keys';
import type { OrganisationsState, SwitchMessage } from './organisations';

/** The message to the other tabs of the origin after a switch. */
export const switchMessage = (userId: string, { id, name, code }: Organisation): SwitchMessage => ({
  type: 'organisation',
  userId,
  id,
  name,
  code,
});

/** Null where it names no organisation. */
function organisationOf({ id, name, code }: SwitchMessage): Organisation | null {
  return id === '' || name === '' ? null : { id, name, code, logoUrl: null, role: null };
}

/** Another tab has switched: sets `$elsewhere` while this tab has the same user in another organisation. */
export function switchedElsewhere(state: OrganisationsState, message: SwitchMessage): void {
  const organisation = organisationOf(message);
  if (!organisation) return;
  state.dismissElsewhere();
  const stop = state.session.$state.subscribe(({ user }) => {
    const differs = user?.id === message.userId && user.organisation?.id !== organisation.id;
    state.$elsewhere.set(differs ? organisation : null);
  });
  state.dismissElsewhere = () => {
    stop();
    state.$elsewhere.set(null);
  };
}

/** Sets `$lost`, and stores it: a host may load its page again before the user has read the message. */
export function setLost(state: OrganisationsState, lost: Organisation | null): void {
  state.$lost.set(lost);
  if (lost) state.platform.session.set(KEYS.lostOrganisation, JSON.stringify(switchMessage(lost.id, lost)));
  else state.platform.session.remove(KEYS.lostOrganisation);
}

export function restoreLost(state: OrganisationsState): void {
  try {
    const stored = readTabMessage(JSON.parse(state.platform.session.get(KEYS.lostOrganisation) ?? 'null'));
    setLost(state, stored?.type === 'organisation' ? organisationOf(stored) : null);
  } catch {
    // Edited by hand: no organisation is lost.
    setLost(state, null);
  }
}
