import type { Stage } from './stage';
import type { Visitor } from './visitor';

/** What one person met in one try. */
export class Tried {
  /** What somebody has typed or pressed, or was to be told, and that is gone. */
  readonly lost: string[] = [];
  /** What was done, or told, more than once. */
  readonly twice: string[] = [];
  /** ms from the end of the fault until the page was up to date; null where that is not measured. */
  back: number | null = null;
  /** How many notices the person gets besides, which nobody reads. */
  news = 0;
  /** What the page takes for unread before that. */
  unread = 0;

  constructor(readonly visitor: Visitor) {}
}

/** A fault, and what people do while it lasts. */
export interface Case {
  readonly name: string;
  /** It is in `--quick`, too. */
  readonly quick?: boolean;
  /** The time in s within which 95 of 100 pages are back; 5 without it. */
  readonly within?: number;
  /** Why it is another time, or what a person has to press, as docs/behaviour.md says. */
  readonly note?: string;
  /** One round: a try of each visitor. */
  run(stage: Stage, visitors: readonly Visitor[]): Promise<Tried[]>;
}

let last = 0;
/** A text that nothing else has. */
export const unique = (name: string): string => `${name} ${process.pid}-${++last}`;
