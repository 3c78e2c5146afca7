/** What is counted while one thing happens to the cluster. */
export interface Tally {
  /** Calls that pages made, and those that had no answer or one of the server's faults, whether they came again or not. */
  calls: number;
  failed: number;
  /** Of failed calls: what they were. */
  readonly failures: string[];
  /** Pages read, organisations switched, records saved. */
  acts: number;
  readonly undone: string[];
  /** What a person has read of errors. */
  readonly seen: string[];
  /** Sockets that were opened again, and ms from the end of the one to the next. */
  readonly back: number[];
}

export const newTally = (): Tally => ({
  calls: 0,
  failed: 0,
  failures: [],
  acts: 0,
  undone: [],
  seen: [],
  back: [],
});

export function countCall(tally: Tally, what: string, failure: string | null): void {
  tally.calls += 1;
  if (failure === null) return;
  tally.failed += 1;
  tally.failures.push(`${what}: ${failure}`);
}
