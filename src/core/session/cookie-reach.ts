import type { ShellConfig } from '../config/types';

/**
 * Whether a page certainly gets the sign-on cookie. In doubt it gets a ticket: a needless ticket is harmless, but a page with
 * neither sends the user back to the login page, again and again.
 */
export function cookieReaches(
  url: URL,
  { hosts, cookieDomain }: Pick<ShellConfig, 'hosts' | 'cookieDomain'>,
): boolean {
  const centre = new URL(hosts.userCentre);
  if (url.protocol !== centre.protocol) return false;
  if (url.hostname === centre.hostname) return true;
  const domain = cookieDomain?.replace(/^\./, '') ?? '';
  const within = (host: string) => host === domain || host.endsWith(`.${domain}`);
  return domain !== '' && within(url.hostname) && within(centre.hostname);
}
