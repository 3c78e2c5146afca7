import { isRecord } from '../../core/json/json';

/** Distances of the button from the right and bottom edges of the window, in px. */
export interface Position {
  right: number;
  bottom: number;
}

/** Where it starts (docs/behaviour.md#feedback), and how big it is. */
export const START: Position = { right: 20, bottom: 180 };
export const SIZE = 40;
const MARGIN = 8;

export interface Room {
  width: number;
  height: number;
}

/** Keeps the whole button in the window. */
export function clamp({ right, bottom }: Position, { width, height }: Room): Position {
  const within = (value: number, max: number) =>
    Math.round(Math.min(Math.max(value, MARGIN), Math.max(max, MARGIN)));
  return { right: within(right, width - SIZE - MARGIN), bottom: within(bottom, height - SIZE - MARGIN) };
}

/** At the nearer side, where it covers least. */
export function snap(position: Position, room: Room): Position {
  const middle = room.width / 2;
  const left = room.width - SIZE - START.right;
  return clamp({ ...position, right: position.right + SIZE / 2 < middle ? START.right : left }, room);
}

/** Reads the stored position, which may have been edited by hand. */
export function checkPosition(text: string | null): Position {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isRecord(stored) && Number.isFinite(stored.right) && Number.isFinite(stored.bottom)) {
      return { right: Number(stored.right), bottom: Number(stored.bottom) };
    }
  } catch {
    // Not ours: the start will do.
  }
  return START;
}
