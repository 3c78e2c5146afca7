import type { Platform } from '../platform/platform';
import * as KEYS from '../storage-keys/keys';

/** The form of a ticket; a host's own `?ticket=4711` is left alone. */
const TICKET = /^omst_[\w-]{16,200}$/;

/** To be called before a move to the login page: only a tab that asked for a ticket takes one. */
export function expectTicket(platform: Pick<Platform, 'session'>): void {
  platform.session.set(KEYS.ticketExpected, '1');
}

const ticketOf = (location: Platform['location']): string | null => {
  const ticket = new URL(location.href()).searchParams.get('ticket');
  return ticket !== null && TICKET.test(ticket) ? ticket : null;
};

/** Whether the address has a ticket. */
export const hasTicket = (location: Platform['location']): boolean => ticketOf(location) !== null;

/**
 * Removes the ticket from the address, whether or not it will be accepted: it must not be seen, shared or sent twice.
 * A ticket that this tab did not ask for is discarded: a link with another person's ticket would sign the user in as that person.
 */
export function takeTicket({ location, session }: Pick<Platform, 'location' | 'session'>): string | null {
  const ticket = ticketOf(location);
  if (ticket === null) return null;
  const url = new URL(location.href());
  url.searchParams.delete('ticket');
  location.replace(url.href);
  const expected = session.get(KEYS.ticketExpected) !== null;
  session.remove(KEYS.ticketExpected);
  return expected ? ticket : null;
}
