/** px from an edge at which the list begins to scroll, and px a frame at the edge itself and beyond it. */
const ZONE = 36;
const FASTEST = 12;

/**
 * How far to scroll in one frame while something is held at `y`.
 * @returns px, negative is up; 0 away from the edges
 */
export function edgeStep(y: number, top: number, bottom: number): number {
  const zone = Math.min(ZONE, (bottom - top) / 4);
  const into = y < top + zone ? y - (top + zone) : y > bottom - zone ? y - (bottom - zone) : 0;
  const step = Math.round((into / zone) * FASTEST);
  return Math.min(Math.max(step, -FASTEST), FASTEST);
}

export interface EdgeScroll {
  /** The pointer is at `y` of the window. */
  at(y: number): void;
  /** px scrolled since the beginning. */
  scrolled(): number;
  end(): void;
}

/** Scrolls what holds `list` as long as the pointer is held near its edge; `onScroll` also runs for the wheel. */
export function edgeScroll(list: HTMLElement, onScroll: () => void): EdgeScroll {
  const box = scrollerOf(list);
  const start = box?.scrollTop ?? 0;
  let y: number | null = null;
  let frame = 0;
  const tick = () => {
    frame = 0;
    if (!box || y === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const before = box.scrollTop;
    box.scrollTop += edgeStep(y, top, bottom);
    // At the end, or away from the edges: the next move of the pointer starts it again.
    if (box.scrollTop !== before) frame = window.requestAnimationFrame(tick);
  };
  box?.addEventListener('scroll', onScroll);
  return {
    at(next) {
      y = next;
      if (frame === 0) frame = window.requestAnimationFrame(tick);
    },
    scrolled: () => (box?.scrollTop ?? 0) - start,
    end() {
      window.cancelAnimationFrame(frame);
      y = null;
      box?.removeEventListener('scroll', onScroll);
    },
  };
}

function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let at = list.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
