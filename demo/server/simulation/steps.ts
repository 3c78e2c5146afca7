/** Statuses of tasks and reports. */
export const status = { waiting: 0, running: 1, success: 2, error: 3, timeout: 4, noData: 5 } as const;
export type Status = (typeof status)[keyof typeof status];

export interface Job {
  readonly status: Status;
  readonly done: number;
  /** 0 for a job without progress. */
  readonly total: number;
}

/** Returns a number from 0 up to, but not including, 1. */
export type RandomNumber = () => number;

const startProbability = 0.35;
const endProbability = 0.25;
/** The least and the largest share of the whole that one step adds. */
const stepShare = [0.04, 0.16] as const;
const failedRecords = 3;

/** Returns the job after one step, or null if nothing has changed. With steps of 15 s a job ends within minutes. */
export function nextStep(job: Job, chance: RandomNumber): Job | null {
  if (job.status === status.waiting) {
    return chance() < startProbability ? { ...job, status: status.running, done: 0 } : null;
  }
  if (job.status !== status.running) return null;
  if (job.total === 0) return chance() < endProbability ? ended(job, chance()) : null;
  const part = stepShare[0] + chance() * (stepShare[1] - stepShare[0]);
  const done = job.done + Math.max(1, Math.round(job.total * part));
  return done < job.total ? { ...job, done } : ended(job, chance());
}

/** Most jobs succeed. A job that fails or times out stops before the end. */
function ended({ done, total }: Job, outcome: number): Job {
  if (outcome < 0.84) return { status: status.success, done: total, total };
  if (outcome < 0.92) return { status: status.error, done: Math.max(total - failedRecords, 0), total };
  if (outcome < 0.96) return { status: status.timeout, done, total };
  return { status: status.noData, done: 0, total };
}
