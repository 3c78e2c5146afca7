import { atom, computed, type ReadableAtom } from 'nanostores';
import type { SessionState } from '../session/session';
import type { User } from '../session/types';
import { idOf, isWire, textOf } from '../session/wire';
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

/** The organisation of such a message; null for anything else: whatever a tab hears is hostile until checked. */
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

export interface Elsewhere {
  /** What another tab of this user has switched to while this one is still in another. */
  readonly $elsewhere: ReadableAtom<Organisation | null>;
  /** Takes a message of another tab. */
  hear(message: unknown): void;
  /** What was heard is of no more interest: this tab stays, or has gone its own way. */
  stay(): void;
}

export function createElsewhere($session: ReadableAtom<SessionState>): Elsewhere {
  const $heard = atom<ReturnType<typeof heardOf>>(null);
  const here = (user: User | null) => user?.organisation?.id;
  return {
    $elsewhere: computed([$heard, $session], (heard, { user }) =>
      heard && heard.userId === user?.id && heard.organisation.id !== here(user) ? heard.organisation : null,
    ),
    hear(message) {
      const heard = heardOf(message);
      if (heard) $heard.set(heard);
    },
    stay: () => $heard.set(null),
  };
}
