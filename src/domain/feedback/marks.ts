import type { ImageBox } from '../../core/platform/paint-image';
import { isRecord } from '../../page/json/json';

/** A box that a person has drawn on an image. */
export interface Mark extends ImageBox {
  /** Unique within its image. */
  id: number;
}

/** The marks of an image, and those before and after each change, newest first. */
export interface MarkHistory {
  marks: readonly Mark[];
  undone: readonly (readonly Mark[])[];
  before: readonly (readonly Mark[])[];
}

export const NO_MARKS: MarkHistory = { marks: [], undone: [], before: [] };

/** How many changes can be undone. */
const MOST_STEPS = 100;
/** Marks of one image that a draft keeps. */
const MOST_MARKS = 200;

export const change = ({ marks, before }: MarkHistory, next: readonly Mark[]): MarkHistory => ({
  marks: next,
  undone: [],
  before: [marks, ...before].slice(0, MOST_STEPS),
});

export function undo(history: MarkHistory): MarkHistory {
  const [last, ...before] = history.before;
  return last ? { marks: last, before, undone: [history.marks, ...history.undone] } : history;
}

export function redo(history: MarkHistory): MarkHistory {
  const [next, ...undone] = history.undone;
  return next ? { marks: next, undone, before: [history.marks, ...history.before] } : history;
}

export const coversOf = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ kind }) => kind === 'cover');

/** A mark is never changed in place. */
export const sameCovers = (covers: readonly Mark[], others: readonly Mark[]): boolean =>
  covers.length === others.length && covers.every((mark, index) => mark === others[index]);

/** Reads stored marks, which may have been edited by hand; null where one of them is none: a cover must not get lost. */
export function readMarks(stored: unknown): readonly Mark[] | null {
  if (!Array.isArray(stored) || stored.length > MOST_MARKS) return null;
  const marks: Mark[] = [];
  for (const entry of stored) {
    if (!isRecord(entry)) return null;
    const { kind, x, y, width, height } = entry;
    if (kind !== 'cover' && kind !== 'outline') return null;
    const numbers = [x, y, width, height];
    if (!numbers.every((value): value is number => typeof value === 'number' && Number.isFinite(value)))
      return null;
    const [left, top, wide, high] = numbers as [number, number, number, number];
    marks.push({ id: marks.length + 1, kind, x: left, y: top, width: wide, height: high });
  }
  return marks;
}
