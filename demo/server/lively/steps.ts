/** Statuses of tasks and reports (spec 3). */
export const status = { waiting: 0, running: 1, success: 2, error: 3, timeout: 4, noData: 5 } as const;
export type Status = (typeof status)[keyof typeof status];

export interface Job {
  readonly status: Status;
  readonly done: number;
  /** 0 for a job that does not tell its progress. */
  readonly total: number;
}

/** From 0 up to, not including, 1. */
export type Chance = () => number;

const beginsAt = 0.35;
const endsAt = 0.25;
/** The least and the most of the whole that is done in one step. */
const portion = [0.04, 0.16] as const;
const failedRecords = 3;

/** What a job is one step later, or null where nothing has changed. Ends after some minutes of steps of 15 s. */
export function nextStep(job: Job, chance: Chance): Job | null {
  if (job.status === status.waiting) {
    return chance() < beginsAt ? { ...job, status: status.running, done: 0 } : null;
  }
  if (job.status !== status.running) return null;
  if (job.total === 0) return chance() < endsAt ? ended(job, chance()) : null;
  const part = portion[0] + chance() * (portion[1] - portion[0]);
  const done = job.done + Math.max(1, Math.round(job.total * part));
  return done < job.total ? { ...job, done } : ended(job, chance());
}

/** Most succeed. What failed or came too late stops short of the whole. */
function ended({ done, total }: Job, outcome: number): Job {
  if (outcome < 0.84) return { status: status.success, done: total, total };
  if (outcome < 0.92) return { status: status.error, done: Math.max(total - failedRecords, 0), total };
  if (outcome < 0.96) return { status: status.timeout, done, total };
  return { status: status.noData, done: 0, total };
}
