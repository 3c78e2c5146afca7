import * as COOKIES from '../../page/storage-keys/cookies';
import * as KEYS from '../../page/storage-keys/keys';
import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';

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
  /** Of a cookie that another host has planted where this page cannot remove it: it counts once. */
  const settled = (value: string) => `settled ${value}`;
  return {
    is() {
      const [cookie, kept] = [cookies.get(name), local.get(KEYS.logout)];
      const age = clock.now() - Number(kept ?? Number.NaN);
      return (cookie !== null && kept !== settled(cookie)) || (age >= 0 && age < life);
    },
    isSeenAt(url) {
      const there = new URL(url);
      // Cookies do not know ports.
      if (there.hostname === new URL(location.href()).hostname) return true;
      return domain !== undefined && `.${there.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`);
    },
    set() {
      const value = String(clock.now());
      cookies.set(name, value, { days, domain });
      // Storage has no lifetime, and another origin of the site cannot remove it once the service has heard.
      if (cookies.get(name) !== value) local.set(KEYS.logout, String(clock.now()));
    },
    remove() {
      cookies.remove(name, domain);
      const planted = cookies.get(name);
      if (planted === null) local.remove(KEYS.logout);
      else local.set(KEYS.logout, settled(planted));
    },
  };
}
