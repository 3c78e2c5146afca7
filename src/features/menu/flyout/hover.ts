import type { Clock } from '../../../core/platform/clock';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edge of the column at which a flyout is open, in window coordinates. */
export interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** ms after which a pointer on a module is not just on its way across. */
export const NEAR_DELAY = 40;
/** ms that the pointer rests before the flyout opens, changes its module, and closes. */
export const OPEN_DELAY = 120;
export const SWITCH_DELAY = 60;
/** A diagonal move may pause over the modules between. */
export const AIM_DELAY = 300;
export const CLOSE_DELAY = 300;

export interface Hover {
  over(id: string, at: Point): void;
  /** The pointer is on what is open. */
  inside(): void;
  /** The pointer has left the column and what is open. */
  left(): void;
  stop(): void;
}

export interface HoverDeps {
  clock: Pick<Clock, 'after'>;
  opened(): string | null;
  edge(): Edge | null;
  /** The pointer stays on a module while nothing is open: its flyout is likely to be opened. Null: no longer. */
  near(id: string | null): void;
  open(id: string): void;
  close(): void;
}

/**
 * Opens a flyout by hovering. On the way to the open flyout the pointer crosses other modules: while it moves within
 * the triangle between its last position and the flyout's edge, nothing is switched (a safe polygon).
 */
export function createHover({ clock, opened, edge, near, open, close }: HoverDeps): Hover {
  let cancel = () => {};
  let cancelNear = () => {};
  let last: Point | null = null;
  let entered: string | null = null;
  const enter = (id: string | null) => {
    if (id === entered) return;
    entered = id;
    cancelNear();
    if (id === null) near(null);
    else if (opened() === null) cancelNear = clock.after(NEAR_DELAY, () => near(id));
  };
  const after = (ms: number, work: () => void) => {
    cancel();
    cancel = clock.after(ms, work);
  };
  return {
    over(id, at) {
      const before = last;
      last = at;
      enter(id);
      if (opened() === id) {
        cancel();
        return;
      }
      const beside = edge();
      const aims = before !== null && beside !== null && isHeadingFor(before, at, beside);
      const wait = opened() === null ? OPEN_DELAY : aims ? AIM_DELAY : SWITCH_DELAY;
      after(wait, () => open(id));
    },
    inside() {
      cancel();
      last = null;
      enter(null);
    },
    left() {
      last = null;
      enter(null);
      after(CLOSE_DELAY, close);
    },
    stop() {
      cancel();
      cancelNear();
    },
  };
}

/** True if a move stays within the triangle from its start to the edge's two corners, in the direction of the edge. */
export function isHeadingFor(from: Point, to: Point, edge: Edge): boolean {
  const way = edge.x - from.x;
  const share = (to.x - from.x) / (Math.abs(way) < 1 ? 1 : way);
  if (share <= 0) return false;
  const highest = from.y + (edge.top - from.y) * share;
  const lowest = from.y + (edge.bottom - from.y) * share;
  return to.y >= Math.min(highest, from.y) && to.y <= Math.max(lowest, from.y);
}
