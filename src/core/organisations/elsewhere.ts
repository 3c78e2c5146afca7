import { idOf, isWire, textOf } from '../session/wire';
import { LOST, type OrganisationsState } from './organisations';
import type { Organisation } from './types';

/** What one tab tells the others of its origin after a switch. */
export const switchMessage = (userId: string, { id, name, code }: Organisation) => ({
  type: 'organisation',
  userId,
  id,
  name,
  code,
});

/** Longer than this is no id, name or code of ours. */
const LONGEST = 200;

/** The organisation of such a message; null for anything else: tabs and storage are hostile until checked. */
function heardOf(message: unknown): { userId: string; organisation: Organisation } | null {
  if (!isWire(message) || message.type !== 'organisation') return null;
  const id = idOf(message.id);
  const userId = idOf(message.userId);
  const name = textOf(message.name);
  const code = textOf(message.code);
  if (id === null || userId === null || name === '') return null;
  if ([id, userId, name, code].some((text) => text.length > LONGEST)) return null;
  return { userId, organisation: { id, name, code, logoUrl: null, role: null } };
}

/** Another tab has switched: known in `$elsewhere` as long as this one is signed in as the same user elsewhere. */
export function hear(state: OrganisationsState, message: unknown): void {
  const heard = heardOf(message);
  if (!heard) return;
  state.stay();
  const stop = state.session.$state.subscribe(({ user }) => {
    const differs = user?.id === heard.userId && user.organisation?.id !== heard.organisation.id;
    state.$elsewhere.set(differs ? heard.organisation : null);
  });
  state.stay = () => {
    stop();
    state.$elsewhere.set(null);
  };
}

/** Keeps the word of a lost organisation over the load of a page. */
export function setLost(state: OrganisationsState, lost: Organisation | null): void {
  state.$lost.set(lost);
  if (lost) state.platform.session.set(LOST, JSON.stringify(switchMessage(lost.id, lost)));
  else state.platform.session.remove(LOST);
}

export function restoreLost(state: OrganisationsState): void {
  try {
    setLost(state, heardOf(JSON.parse(state.platform.session.get(LOST) ?? 'null'))?.organisation ?? null);
  } catch {
    // Edited by hand: no word of anything.
    setLost(state, null);
  }
}
