import type { Clock } from '../../core/platform/clock';
import type { Page } from '../../core/platform/page';
import type { Title } from '../../core/platform/title';
import type { AlertChannel } from './channel';

/** Time in ms that each of the two titles is shown (docs/behaviour.md#alerts). */
const EVERY = 15_000;
/** Changes of the host between two turns after which its title remains until the next turn: the host insists on it. */
const MAX_HOST_CHANGES = 10;

/**
 * Flashes the count in the page's title while the page is hidden. The host keeps its title: a change of the host
 * applies at once.
 */
export function createTitleAlert(
  { title, page, clock }: { title: Title; page: Page; clock: Clock },
  text: (count: number, title: string) => string,
): AlertChannel {
  let stops: (() => void)[] = [];
  let unread = 0;
  let host = '';
  let rendered = '';
  let showsCount = false;
  let hostChanges = 0;

  function render(): void {
    rendered = showsCount ? text(unread, host) : host;
    if (title.get() !== rendered) title.set(rendered);
  }

  function onTitle(): void {
    const now = title.get();
    if (now === rendered) return;
    // A host that adds to the present title has taken the count as a part of it.
    const prefix =
      showsCount && rendered.endsWith(host) ? rendered.slice(0, rendered.length - host.length) : '';
    host = prefix !== '' && now.startsWith(prefix) ? now.slice(prefix.length) : now;
    rendered = now;
    hostChanges += 1;
    if (hostChanges <= MAX_HOST_CHANGES) render();
  }

  function end(): void {
    if (stops.length === 0) return;
    for (const stop of stops) stop();
    stops = [];
    if (title.get() === rendered) title.set(host);
  }

  return {
    show() {
      if (!page.hidden() || stops.length > 0) return;
      host = title.get();
      showsCount = true;
      hostChanges = 0;
      render();
      stops = [
        clock.every(EVERY, () => {
          showsCount = !showsCount;
          hostChanges = 0;
          render();
        }),
        title.listen(onTitle),
        page.listen(() => {
          if (!page.hidden()) end();
        }),
      ];
    },
    count(next) {
      unread = next;
      if (unread === 0) end();
      else if (stops.length > 0) render();
    },
    end,
  };
}
