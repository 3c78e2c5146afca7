import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import type { Platform } from '../platform/platform';

/** The form of a ticket; a host's own `?ticket=4711` is left alone. */
const TICKET = /^omst_[\w-]{16,200}$/;

/** Whether it has the form of a ticket. */
export const isTicket = (text: unknown): text is string => typeof text === 'string' && TICKET.test(text);

/** The parameter of `service` that comes back beside the ticket. */
export const STATE = 'omsState';

/** Begins the state of a ticket that a small window brings for another tab of its origin. */
export const FOR_TAB = 'tab.';

/** ms in which a sign-in has to lead back. */
export const LIFETIME = 10 * 60_000;

/** A tab stores it when it goes to the login page. */
interface Mark {
  state: string;
  /** Clock time in ms at which it ends. */
  ends: number;
}

/**
 * To be called before a move to the login page: only the tab that asked for a ticket takes it, within ten minutes.
 * Another person's ticket would sign the user in as that person (RFC 6749, 10.12).
 * @returns the random `state` that has to come back
 */
export function expectTicket({
  session,
  clock,
  secret,
}: Pick<Platform, 'session' | 'clock' | 'secret'>): string {
  const mark: Mark = { state: secret(), ends: clock.now() + LIFETIME };
  session.set(KEYS.ticketExpected, JSON.stringify(mark));
  return mark.state;
}

/** A ticket that was in the address. */
export interface Arrival {
  ticket: string;
  /** Empty where none came back. */
  state: string;
  /** This tab has asked for it, and may use it. */
  expected: boolean;
  /**
   * True where this tab did not ask, or asked too long ago: it may go to the login page again. False where the service
   * has lost the state: it would lose it again.
   */
  mayAskAgain: boolean;
}

/**
 * Removes the ticket and its state from the address, whether or not it will be used: it must not be seen, shared or
 * sent twice.
 */
export function takeTicket(platform: Pick<Platform, 'location' | 'session' | 'clock'>): Arrival | null {
  const { location, session, clock } = platform;
  const url = new URL(location.href());
  const state = url.searchParams.get(STATE);
  const found = url.searchParams.get('ticket');
  const ticket = isTicket(found) ? found : null;
  if (ticket === null && state === null) return null;
  if (ticket !== null) url.searchParams.delete('ticket');
  url.searchParams.delete(STATE);
  location.replace(url.href);
  if (ticket === null) return null;
  if (state?.startsWith(FOR_TAB)) return { ticket, state, expected: false, mayAskAgain: true };
  const mark = readMark(session.get(KEYS.ticketExpected));
  session.remove(KEYS.ticketExpected);
  const same = mark !== null && mark.state === state;
  const expected = same && clock.now() < mark.ends;
  return { ticket, state: state ?? '', expected, mayAskAgain: !expected && (mark === null || same) };
}

function readMark(text: string | null): Mark | null {
  try {
    const mark: unknown = JSON.parse(text ?? 'null');
    const good = isRecord(mark) && typeof mark.state === 'string' && typeof mark.ends === 'number';
    return good ? { state: mark.state as string, ends: mark.ends as number } : null;
  } catch {
    return null;
  }
}
