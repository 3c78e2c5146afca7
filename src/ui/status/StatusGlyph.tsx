import type { JSX } from 'react';
import { useSheet } from '../../react/sheet';
import statusSheet from './status.css?sheet';

/**
 * The meaning of a state, by shape first: `waiting` for a person (dashed ring), `next` to be done (ring), `half`
 * running, `most` nearly done (three quarters), `done` (full), `held` up (triangle), `failed` (diamond), `none` (dash).
 * `degraded` is the half of a connection that only polls, in the colour of a warning.
 */
export type StatusKind =
  | 'waiting'
  | 'next'
  | 'half'
  | 'most'
  | 'done'
  | 'held'
  | 'failed'
  | 'none'
  | 'degraded';

const RING = <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const HALF = (
  <>
    {RING}
    <path d="M5 1.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
  </>
);

const SHAPES: Readonly<Record<StatusKind, JSX.Element>> = {
  waiting: (
    <circle
      cx="5"
      cy="5"
      r="3.75"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="1.9 2.03"
    />
  ),
  next: RING,
  half: HALF,
  degraded: HALF,
  most: (
    <>
      {RING}
      <path d="M5 5V1.5A3.5 3.5 0 1 1 1.5 5z" fill="currentColor" />
    </>
  ),
  done: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  held: <path d="M5 .8 9.7 9.2H.3z" fill="currentColor" />,
  failed: <path d="M5 0l5 5-5 5-5-5z" fill="currentColor" />,
  none: <path d="M1 4.25h8v1.5H1z" fill="currentColor" />,
};

/** The 10 px shape alone; put a word beside it. */
export function StatusGlyph({ kind }: { kind: StatusKind }) {
  useSheet(statusSheet);
  return (
    <svg className={`oms-glyph-${kind}`} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {SHAPES[kind]}
    </svg>
  );
}
