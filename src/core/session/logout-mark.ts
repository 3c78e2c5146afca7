import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';
import { COOKIES } from '../storage-keys/cookies';
import * as KEYS from '../storage-keys/keys';

/** Marks that the service has not heard of a sign-out yet: the sign-on cookie may still live, and must not start a session. */
export interface LogoutMark {
  is(): boolean;
  /** Whether a page at this address sees the mark, too. */
  isSeenAt(url: string): boolean;
  set(): void;
  remove(): void;
}

/** A cookie, which the other hosts of the site see; where the browser refuses it, a value in the storage of this origin. */
export function createLogoutMark(
  { cookieDomain }: Pick<ShellConfig, 'cookieDomain'>,
  { cookies, local, clock, location }: Pick<Platform, 'cookies' | 'local' | 'clock' | 'location'>,
): LogoutMark {
  const { name, days } = COOKIES.logout;
  const domain = cookieDomain ?? undefined;
  const life = days * 86_400_000;
  return {
    is() {
      const age = clock.now() - Number(local.get(KEYS.logout) ?? Number.NaN);
      return cookies.get(name) !== null || (age >= 0 && age < life);
    },
    isSeenAt(url) {
      const there = new URL(url);
      // Cookies do not know ports.
      if (there.hostname === new URL(location.href()).hostname) return true;
      return domain !== undefined && `.${there.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`);
    },
    set() {
      cookies.set(name, '1', { days, domain });
      // Storage has no lifetime, and another origin of the site cannot remove it once the service has heard.
      if (cookies.get(name) === null) local.set(KEYS.logout, String(clock.now()));
    },
    remove() {
      cookies.remove(name, domain);
      local.remove(KEYS.logout);
    },
  };
}
