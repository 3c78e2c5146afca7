import type { Clock } from '../../../src/core/platform/clock';
import type { Desktop, DesktopText } from '../../../src/core/platform/desktop';
import type { Alert, Sign } from './sign';

/** ms until it closes by itself (spec 9). */
const LIFE = 5000;
/** ms within which what follows belongs to the same burst: as long as the notice in the page stays. */
const BURST = 7000;

/** Notifications of the desktop, where the user has allowed them; one for a burst. */
export function createDesktopSign(
  { desktop, clock }: { desktop: Desktop; clock: Clock },
  text: (alert: Alert) => DesktopText,
  onPress: (alert: Alert) => void,
): Sign {
  let last = Number.NEGATIVE_INFINITY;
  let close = () => {};
  let cancel = () => {};
  const end = () => {
    cancel();
    close();
    close = () => {};
  };
  return {
    show(alert) {
      const now = clock.now();
      // A clock that was put back must not silence it for as long.
      const inBurst = now >= last && now - last < BURST;
      if (inBurst || desktop.permission() !== 'granted') return;
      end();
      last = now;
      close = desktop.show(text(alert), () => onPress(alert));
      cancel = clock.after(LIFE, end);
    },
    end,
  };
}
