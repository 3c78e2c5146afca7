import { loadPart } from '../page/platform/load-part';
import type { Shell } from './shell';

/** ms after `ready`, when the page is drawn. */
const DELAY = 1000;

/**
 * Starts the usage statistics of a shell, of which it has one, however often this is called.
 * @param delay ms after `ready`; none by what loads after the first view itself
 */
export function startTracking({ ready, platform, events, use, onEnd }: Shell, delay = DELAY): void {
  let stop = () => {};
  let ended = false;
  onEnd(() => {
    ended = true;
    stop();
  });
  const start = () =>
    void loadPart(() => import('../domain/tracking/store')).then(
      ({ trackingStore }) => ended || use(trackingStore),
      (error) => events.error('part', String(error), 'tracking'),
    );
  void ready.then(() => {
    if (!ended) stop = platform.clock.after(delay, start);
  });
}
