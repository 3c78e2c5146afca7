import { ENTRY_PAGES, PASSWORD } from '../../page/addresses/console-paths';
import type { ShellConfig } from '../config/types';
import type { Events } from '../events/events';
import type { OmsEventMap } from '../events/types';
import type { Platform } from '../platform/platform';
import { cookieReaches } from './cookie-reach';
import type { EndCause } from './end-cause';
import { loginUrl } from './login-url';
import { expectTicket } from './ticket';

/** Moves to the pages that a page without a session leads to. */
export interface Redirects {
  /** Where the login page is, or null where the deployment has none. */
  login(): string | null;
  /** Whether this is the login page. */
  atLogin(): boolean;
  /** Goes to the login page, which says why the session ended and leads back to the current address. */
  signIn(cause?: EndCause): void;
  /**
   * The same after a ticket that this tab did not ask for, on a page that waits for a button: other pages have gone
   * there already.
   */
  signInAgain(): void;
  /** Emits `oms-session-ended`, and goes to `url` unless a listener prevents it; the login page says the cause. */
  leave(reason: OmsEventMap['oms-session-ended']['reason'], url: string | null, cause?: EndCause): void;
  /** The same for an expired password, with the page that changes it. */
  leaveForPassword(): void;
}

export function createRedirects(
  config: Pick<ShellConfig, 'hosts' | 'unauthorised' | 'cookieDomain'>,
  platform: Pick<Platform, 'location' | 'session' | 'clock' | 'secret'>,
  events: Pick<Events, 'emit'>,
): Redirects {
  const { location } = platform;
  const { console: host } = config.hosts;
  const login = () => loginUrl(config, location.href());

  /** The way to the login page. A page that the sign-on cookie reaches takes no ticket. */
  function goToLogin(cause?: EndCause): void {
    const here = location.href();
    const state = cookieReaches(new URL(here), config) ? undefined : expectTicket(platform);
    const url = loginUrl(config, here, state, cause);
    if (url !== null) location.assign(url);
  }

  /** From the login page or the password page there is no redirect to itself. */
  function isHere(url: string): boolean {
    const here = new URL(location.href());
    const there = new URL(url);
    return here.origin === there.origin && here.pathname === there.pathname;
  }

  /** Nobody has to sign in to read how to. */
  function needsNobody(): boolean {
    const here = new URL(location.href());
    return host !== null && new URL(host).origin === here.origin && ENTRY_PAGES.includes(here.pathname);
  }

  const leave: Redirects['leave'] = (reason, url, cause) => {
    const goes = events.emit('oms-session-ended', { reason, resumable: false });
    if (!goes || url === null || isHere(url)) return;
    if (reason === 'unauthorised' && (config.unauthorised === 'button' || needsNobody())) return;
    if (reason === 'password-expired') location.assign(url);
    else goToLogin(cause);
  };

  return {
    login,
    atLogin() {
      const url = login();
      return url !== null && isHere(url);
    },
    leave,
    leaveForPassword: () => leave('password-expired', host === null ? null : `${host}${PASSWORD}`),
    signIn: goToLogin,
    signInAgain() {
      if (config.unauthorised === 'button') goToLogin();
    },
  };
}
