/** 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data (spec 3, as for report tasks). */
export const TASK_STATUSES = [0, 1, 2, 3, 4, 5] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export interface Task {
  id: string;
  number: string;
  /** Null where the service tells none that is known. */
  status: TaskStatus | null;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  /** How much of it is done; null where the service does not count. */
  progress: { done: number; total: number } | null;
}

/** The fields of spec 2.6; what the reply does not have is empty. */
export interface TaskDetail extends Task {
  endedAt: string;
  creator: string;
  sourceNo: string;
  /** Name of the product line, or its id where the list of lines does not have it. */
  project: string;
  error: string;
  /** The service's own words tell of a failed call of business logic (spec 8): they are not for users. */
  businessError: boolean;
  /** Absolute and safe. */
  fileUrl: string | null;
  parameters: string;
  remark: string;
}
