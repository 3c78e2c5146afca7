import type { Position } from '../../domain/feedback/position';

/** px: the button, its distance from the side while it is out, and the least from the edges. */
export const SIZE = 40;
export const OUT = 20;
const MARGIN = 8;
/** px that the top bar has of the window, whose last button is at the edge, too. */
const BAR = 56;

/** Distances of the button from the right and bottom edges of the window, in px. */
export interface Place {
  right: number;
  bottom: number;
}

export interface Room {
  width: number;
  height: number;
}

/** Keeps the whole button in the window, below a bar at its top. */
export function clamp({ right, bottom }: Place, { width, height }: Room): Place {
  const within = (value: number, max: number) =>
    Math.round(Math.min(Math.max(value, MARGIN), Math.max(max, MARGIN)));
  return {
    right: within(right, width - SIZE - MARGIN),
    bottom: within(bottom, height - SIZE - MARGIN - BAR),
  };
}

/** The position at the nearer side. */
export function snap({ right, bottom }: Place, room: Room): Position {
  return {
    side: right + SIZE / 2 < room.width / 2 ? 'right' : 'left',
    bottom: clamp({ right, bottom }, room).bottom,
  };
}

/** Where a position is in a window, out of its edge. */
export function placeOf({ side, bottom }: Position, room: Room): Place {
  return clamp({ right: side === 'right' ? OUT : room.width - SIZE - OUT, bottom }, room);
}
