import type { ShellConfig } from '../../core/config/types';
import { cookieReaches } from '../../core/session/cookie-reach';
import { STATE } from '../../core/session/ticket';
import { allowedRedirect, safeUrl } from '../../core/url';
import * as paths from '../../page/addresses/console-paths';

/** The destination of a sign-in (docs/behaviour.md#sign-in): the `service` of the login page is the address to return to. */
export type Destination =
  /** A route of the console, without its origin. */
  | { readonly kind: 'console'; readonly path: string }
  /** A page that gets the sign-on cookie. */
  | { readonly kind: 'direct'; readonly url: string; readonly host: string }
  /** A page on another site, which gets no cookie but a one-time ticket. */
  | { readonly kind: 'ticket'; readonly url: string; readonly host: string };

/** The parsed `service` of the login page. */
export interface ServiceTarget {
  readonly destination: Destination;
  /** The host of a `service` that is not allowed, or '' where it is not an address; null where it is allowed. */
  readonly refused: string | null;
}

export type DestinationConfig = Pick<ShellConfig, 'hosts' | 'loginHosts' | 'cookieDomain'>;

const HOME: Destination = { kind: 'console', path: paths.HOME };

/** Origins that a sign-in on `here` may lead to. */
export function allowedOrigins({ hosts, loginHosts }: DestinationConfig, here: string): readonly string[] {
  const own = hosts.console === null ? [] : [new URL(hosts.console).origin];
  return [new URL(here).origin, ...own, ...loginHosts];
}

/**
 * @param service the query parameter, null where there is none
 * @param here the login page's own address
 */
export function readDestination(
  service: string | null,
  here: string,
  config: DestinationConfig,
): ServiceTarget {
  if (service === null || service.trim() === '') return { destination: HOME, refused: null };
  const allowed = allowedRedirect(service, allowedOrigins(config, here));
  if (allowed === null) {
    const named = safeUrl(service);
    return { destination: HOME, refused: named === null ? '' : new URL(named).host };
  }
  const url = new URL(allowed);
  const page = new URL(here);
  const byTicket = url.origin !== page.origin && !cookieReaches(url, config);
  // The state is for the page that gets a ticket.
  if (!byTicket) url.searchParams.delete(STATE);
  if (url.origin === page.origin) {
    // The login page as its own destination would be an endless loop.
    const loops = url.pathname === page.pathname;
    // `//` at its beginning would name another host to the router.
    const isPath = !loops && !url.pathname.startsWith('//');
    const path = isPath ? url.pathname + url.search + url.hash : paths.HOME;
    return { destination: { kind: 'console', path }, refused: null };
  }
  const kind = byTicket ? 'ticket' : 'direct';
  return { destination: { kind, url: url.href, host: url.host }, refused: null };
}
