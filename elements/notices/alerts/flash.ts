import type { Clock } from '../../../src/core/platform/clock';
import type { Page } from '../../../src/core/platform/page';
import type { Title } from '../../../src/core/platform/title';
import type { Sign } from './sign';

/** ms between the two titles (spec 9). */
const EVERY = 15_000;
/** A host that insists on its own title between two turns is left alone until the next. */
const PATIENCE = 10;

/** Flashes the count in the page's title while the page is not seen. The title stays the host's: what it sets meanwhile holds. */
export function createFlash(
  { title, page, clock }: { title: Title; page: Page; clock: Clock },
  text: (count: number, title: string) => string,
): Sign {
  let stops: (() => void)[] = [];
  let unread = 0;
  let host = '';
  let drawn = '';
  let lit = false;
  let insisted = 0;

  function draw(): void {
    drawn = lit ? text(unread, host) : host;
    if (title.get() !== drawn) title.set(drawn);
  }

  function heard(): void {
    const now = title.get();
    if (now === drawn) return;
    // A host that adds to the title it finds has ours before its own.
    const ours = lit && drawn.endsWith(host) ? drawn.slice(0, drawn.length - host.length) : '';
    host = ours !== '' && now.startsWith(ours) ? now.slice(ours.length) : now;
    drawn = now;
    insisted += 1;
    if (insisted <= PATIENCE) draw();
  }

  function end(): void {
    if (stops.length === 0) return;
    for (const stop of stops) stop();
    stops = [];
    if (title.get() === drawn) title.set(host);
  }

  return {
    show() {
      if (!page.hidden() || stops.length > 0) return;
      host = title.get();
      lit = true;
      insisted = 0;
      draw();
      stops = [
        clock.every(EVERY, () => {
          lit = !lit;
          insisted = 0;
          draw();
        }),
        title.listen(heard),
        page.listen(() => {
          if (!page.hidden()) end();
        }),
      ];
    },
    count(next) {
      unread = next;
      if (unread === 0) end();
      else if (stops.length > 0) draw();
    },
    end,
  };
}
