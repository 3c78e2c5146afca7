import type { Events } from '../events/events';

const MESSAGE =
  'Nobody is signed in, and the page has no way to sign in: set hosts.console, whose /login is the login page, or hosts.login; or give the token by getToken';

/** The shells that have said it: a session may end again. */
const said = new WeakSet<object>();

/** Tells the page's developer that nobody can sign in on it. */
export function reportNoLogin(events: Pick<Events, 'error'>): void {
  if (said.has(events)) return;
  said.add(events);
  console.error(`@oms/shell: ${MESSAGE}`);
  events.error('no-login', MESSAGE, 'session');
}
