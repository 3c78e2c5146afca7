import { atom, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { NewTab } from '../../core/platform/new-tab';
import { loginUrl } from '../../core/session/login-url';
import { FOR_TAB, isTicket, LIFETIME } from '../../core/session/ticket';
import { defineStore } from '../../core/store/define-store';
import * as COOKIES from '../../page/storage-keys/cookies';

/** ms between two looks at the cookie of the user, which another host of the site writes. No service is asked. */
const COOKIE_EVERY = 2_000;

export interface SignInWindow {
  /** `refused`: the browser has blocked it. */
  status: 'closed' | 'open' | 'refused';
  /** Why the session could not be resumed with what came back. */
  error: ShellError | null;
}

export interface SignInAgain {
  readonly $small: ReadableAtom<SignInWindow>;
  /** Leads a new window to the login page; null where the browser has refused one. */
  open(small: NewTab | null): void;
}

const CLOSED: SignInWindow = { status: 'closed', error: null };

/** How a lapsed session goes on: by a small window, or by a sign-in in another tab, which it notices. */
export const signInAgainStore = defineStore('sign-in-again', (shell, scope): SignInAgain => {
  const { config, platform, session } = shell;
  const { clock, page, tabs, cookies } = platform;
  const $small = atom<SignInWindow>(CLOSED);
  /** The ticket that this tab waits for; it takes no other. */
  let asked: { state: string; ends: number } | null = null;

  scope.add(
    tabs.listen((message) => {
      if (message.type !== 'ticket' || asked === null || message.state !== asked.state) return;
      const { state, ends } = asked;
      asked = null;
      if (clock.now() >= ends || !isTicket(message.ticket)) return;
      tabs.post({ type: 'ticket-taken', state });
      session.$lapse
        .get()
        ?.resume(message.ticket)
        .then(
          () => $small.set(CLOSED),
          (error) => $small.set({ status: 'closed', error: toShellError(error) }),
        );
    }),
  );

  /** A service out of reach is asked again when the page is next looked at. */
  const resume = () =>
    void session.$lapse
      .get()
      ?.resume()
      .catch(() => {});
  const look = () => {
    if (!page.hidden()) resume();
  };
  let user = '';
  const stops = new Set<() => void>();
  const stop = () => {
    for (const end of stops) end();
    stops.clear();
  };
  async function watch(): Promise<void> {
    user = cookies.get(COOKIES.user.name) ?? '';
    stops.add(page.listen(look));
    stops.add(page.listenFocus(look));
    stops.add(
      clock.every(COOKIE_EVERY, () => {
        const now = cookies.get(COOKIES.user.name) ?? '';
        const changed = now !== user;
        user = now;
        if (changed && now !== '') resume();
      }),
    );
    const { online } = await platform.loadLate();
    if (session.$lapse.get()) stops.add(online.listen(look));
  }
  scope.add(
    session.$lapse.subscribe((lapse) => {
      stop();
      asked = null;
      $small.set(CLOSED);
      // Where no cookie comes there is nothing to notice.
      if (lapse?.way === 'password')
        watch().catch((error) => shell.events.error('part', String(error), 'session'));
    }),
  );
  scope.add(stop);

  return {
    $small,
    open(small) {
      const state = `${FOR_TAB}${platform.secret()}`;
      const url = loginUrl(config, platform.location.href(), state);
      if (url === null) return;
      if (small) {
        asked = { state, ends: clock.now() + LIFETIME };
        small.go(url);
      }
      $small.set({ status: small ? 'open' : 'refused', error: null });
    },
  };
});
