import type { ShellConfig } from '../../core/config/types';
import { allowedRedirect, safeUrl } from '../../core/url';

/** Where a sign-in leads (spec 2.2: the login page gets the address to come back to as `service`). */
export type Destination =
  /** A route of the console, without its origin. */
  | { readonly kind: 'console'; readonly path: string }
  /** A page that the sign-on cookie reaches. */
  | { readonly kind: 'direct'; readonly url: string; readonly host: string }
  /** A page on another site: no cookie reaches it, so it is given a one-time ticket. */
  | { readonly kind: 'ticket'; readonly url: string; readonly host: string };

export interface Reading {
  readonly destination: Destination;
  /** The `service` that was asked for and is ignored: its host, or '' where it is no address at all. */
  readonly refused: string | null;
}

export type DestinationConfig = Pick<ShellConfig, 'hosts' | 'loginHosts' | 'cookieDomain'>;

const HOME: Destination = { kind: 'console', path: '/home' };

/** Origins that a sign-in on `here` may lead to. */
export function allowedOrigins({ hosts, loginHosts }: DestinationConfig, here: string): readonly string[] {
  const own = hosts.console === null ? [] : [new URL(hosts.console).origin];
  return [new URL(here).origin, ...own, ...loginHosts];
}

/**
 * @param service the query parameter, null where there is none
 * @param here the login page's own address
 */
export function readDestination(service: string | null, here: string, config: DestinationConfig): Reading {
  if (service === null || service.trim() === '') return { destination: HOME, refused: null };
  const allowed = allowedRedirect(service, allowedOrigins(config, here));
  if (allowed === null) {
    const named = safeUrl(service);
    return { destination: HOME, refused: named === null ? '' : new URL(named).host };
  }
  const url = new URL(allowed);
  const page = new URL(here);
  if (url.origin === page.origin) {
    // To come back to the login page would be to go round in a circle.
    const circle = url.pathname === page.pathname;
    const path = circle ? '/home' : url.pathname + url.search + url.hash;
    return { destination: { kind: 'console', path }, refused: null };
  }
  const kind = cookieReaches(url, config) ? 'direct' : 'ticket';
  return { destination: { kind, url: allowed, host: url.host }, refused: null };
}

/**
 * Whether the sign-on cookie certainly reaches the page. A ticket does no harm where it does, and its absence would send
 * people round in a circle where it does not, so doubt means a ticket.
 */
function cookieReaches(url: URL, { hosts, cookieDomain }: DestinationConfig): boolean {
  const centre = new URL(hosts.userCentre);
  if (url.protocol !== centre.protocol) return false;
  if (url.hostname === centre.hostname) return true;
  const domain = cookieDomain?.replace(/^\./, '') ?? '';
  const within = (host: string) => host === domain || host.endsWith(`.${domain}`);
  return domain !== '' && within(url.hostname) && within(centre.hostname);
}
