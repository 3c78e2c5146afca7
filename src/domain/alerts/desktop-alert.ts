import type { Clock } from '../../core/platform/clock';
import type { Desktop, DesktopText } from '../../core/platform/desktop';
import type { Alert, AlertChannel } from './channel';

/** Time in ms after which a notification closes by itself (docs/behaviour.md#alerts). */
const LIFE = 5000;
/** Length of a burst in ms, in which only the first alert is shown: as long as the toast in the page stays. */
const BURST = 7000;

/** Shows a notification of the desktop, where the user has allowed that; one for each burst. */
export function createDesktopAlert(
  { desktop, clock }: { desktop: Desktop; clock: Clock },
  text: (alert: Alert) => DesktopText,
  onPress: (alert: Alert) => void,
): AlertChannel {
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
      // A last alert in the future is from before the clock was set back: it suppresses nothing.
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
