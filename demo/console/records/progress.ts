import { recordOf, textOf, type Wire } from './use-record';

/** The states of a kind of record in the order of the work, and those after which nothing comes. */
export interface Course {
  readonly path: readonly string[];
  readonly ends: readonly string[];
  /** Where the record is, if not at its status. */
  readonly stateOf?: (record: Wire) => string;
}

export interface Step {
  readonly state: string;
  /** `done`: behind the record. `now`: what is worked on. `off`: it has left the path. `later`: still to come. */
  readonly phase: 'done' | 'now' | 'off' | 'later';
  /** Where the record is. */
  readonly current: boolean;
  /** The change that led here; null where the service does not tell of it. */
  readonly change: Wire | null;
}

interface Change {
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly wire: Wire;
}

/** How a record came to its state, by the `history` of the service, and what is still to come. */
export function stepsOf({ path, ends, stateOf = statusOf }: Course, record: Wire): Step[] {
  const status = stateOf(record);
  const changes = changesOf(record, path[0] ?? '');
  const place = (state: string) => path.indexOf(state);
  const reached = place(status) >= 0 ? place(status) : furthest(changes, place);
  const isSkipped = (at: number) =>
    changes.some(({ from, to }) => place(from) >= 0 && place(from) < at && place(to) > at);

  const passed: (Omit<Step, 'current'> & { at: number })[] = [];
  let last = 0;
  for (const [at, state] of path.slice(0, reached + 1).entries()) {
    const arrivals = changes.filter(({ to }) => to === state);
    // A record that came back to its first state was still made once.
    const change = at === 0 ? arrivals[0] : arrivals.at(-1);
    if (!change && isSkipped(at)) continue;
    last = change?.at ?? last;
    passed.push({ at: last, state, phase: 'done', change: change?.wire ?? null });
  }
  for (const { to, at, wire } of changes)
    if (place(to) < 0) passed.push({ at, state: to, phase: 'off', change: wire });
  passed.sort((one, other) => one.at - other.at);
  if (place(status) < 0 && passed.at(-1)?.state !== status)
    passed.push({ at: last, state: status, phase: 'off', change: null });

  const ahead = (ends.includes(status) ? [] : path.slice(reached + 1)).map((state, at) => ({
    state,
    phase: at === 0 && place(status) >= 0 ? ('now' as const) : ('later' as const),
    change: null,
  }));
  const current = ahead[0]?.phase === 'now' ? passed.length : passed.length - 1;
  return [...passed, ...ahead].map(({ state, phase, change }, at) => ({
    state,
    phase,
    change,
    current: at === current,
  }));
}

const statusOf = (record: Wire) => textOf(record, 'status');

/** How far the work came before the record left the path: the last state of the path that a change names. */
function furthest(changes: readonly Change[], place: (state: string) => number): number {
  const last = changes.findLast(({ from, to }) => place(to) >= 0 || place(from) >= 0);
  return last === undefined ? 0 : Math.max(place(last.to), place(last.from));
}

/** The changes of the state, the oldest first; that a record was made leads to its first state. */
function changesOf({ history }: Wire, first: string): Change[] {
  const rows = Array.isArray(history) ? history.map(recordOf).filter((row) => row !== null) : [];
  return rows.map((wire) => ({
    from: textOf(wire, 'from'),
    to: textOf(wire, 'to') || first,
    at: Date.parse(textOf(wire, 'at')) || 0,
    wire,
  }));
}
