import { atom, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { createLogoutMark } from './logout-mark';
import { once } from './once';
import { sendLogout } from './send-logout';

/** ms until a sign-out is sent again; the wait doubles up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

/** A sign-out that the service has not heard of. */
export interface UnheardLogout {
  readonly $is: ReadableAtom<boolean>;
  /** Whether a page at this address knows of it. */
  isKnownAt(url: string): boolean;
  /** Remembers it, on all hosts of the site, and sends it again until the service has heard. */
  keep(): void;
  /**
   * Sends it again, if there is one. Rejects with the ShellError while the service cannot be reached: no session may
   * start then.
   */
  settle(): Promise<void>;
  /** A sign-in has replaced the session that was to end. */
  discard(): void;
}

export function createUnheardLogout(
  config: Pick<ShellConfig, 'cookieDomain'>,
  platform: Pick<Platform, 'cookies' | 'local' | 'clock' | 'location' | 'page'>,
  request: Pick<RequestClient, 'post'>,
  /** Tells the person that the service has not heard, and later that it has. */
  tell: (heard: boolean) => void,
): UnheardLogout {
  const mark = createLogoutMark(config, platform);
  const $is = atom(mark.is());
  let stop: (() => void) | null = null;

  /** Sends it again after a while, and when somebody looks at the page. */
  function sendLater(wait: number): void {
    stop?.();
    const again = () => void settle().catch(() => sendLater(Math.min(wait * 2, LONGEST_WAIT)));
    const stops = [
      platform.clock.after(wait, again),
      platform.page.listen(() => {
        if (!platform.page.hidden()) again();
      }),
    ];
    stop = () => {
      for (const end of stops) end();
      stop = null;
    };
  }

  function discard(): void {
    stop?.();
    if (mark.is()) mark.remove();
    $is.set(false);
  }

  const settle = once(async () => {
    // Another host of the site may have settled it.
    if (!mark.is()) return discard();
    const { heard, error } = await sendLogout(request, false);
    if (heard) {
      discard();
      return tell(true);
    }
    $is.set(true);
    if (!stop) sendLater(FIRST_WAIT);
    throw error;
  });

  return {
    $is,
    isKnownAt: mark.isSeenAt,
    keep() {
      mark.set();
      $is.set(true);
      sendLater(FIRST_WAIT);
      tell(false);
    },
    settle,
    discard,
  };
}
