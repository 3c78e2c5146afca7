/** How long a page did not answer at a time. */
export interface Tasks {
  /** ms of the longest one; 0 where there was none. */
  readonly longest: number;
  /** How many took more than 50 ms, and more than 200 ms. */
  readonly over50: number;
  readonly over200: number;
}

/** @param durations ms of each task */
export function tasksOf(durations: readonly number[]): Tasks {
  const over = (limit: number) => durations.filter((duration) => duration > limit).length;
  return { longest: Math.max(0, ...durations), over50: over(50), over200: over(200) };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The duration of each task of the pages' main threads, in ms of the thread's own time: other work on the machine does not count.
 * @param trace as Chromium writes it, with the categories of `taskCategories`
 */
export function threadTasks(trace: { readonly traceEvents: readonly TraceEvent[] }): number[] {
  const events = trace.traceEvents;
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => place(event)),
  );
  return events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(place(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Tasks and the names of threads. */
export const taskCategories = ['-*', 'toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];
