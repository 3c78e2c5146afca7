/** 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data, as for report tasks (docs/behaviour.md#data). */
export const TASK_STATUSES = [0, 1, 2, 3, 4, 5] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export interface Task {
  id: string;
  number: string;
  /** Null where the service gives no known status. */
  status: TaskStatus | null;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  /** Its last change: ISO 8601. */
  updatedAt: string;
  /** Null where the service does not count. */
  progress: { readonly done: number; readonly total: number } | null;
  /** The failure in the words of the service; empty without one. */
  error: string;
  /** The error is of a failed call of business logic: its words are not for users (docs/behaviour.md#tasks-and-reports). */
  businessError: boolean;
}

/** The fields of a task's dialog; missing ones are empty. */
export interface TaskDetail extends Task {
  endedAt: string;
  creator: string;
  /** Who started it while acting as the creator; empty where nobody did. */
  actor: string;
  sourceNo: string;
  /** Name of the product line, or its id where the list of lines does not have it. */
  project: string;
  /** Absolute and safe. */
  fileUrl: string | null;
  parameters: string;
  remark: string;
}

/** Whether its status may change soon. */
export const isRunning = ({ status }: Pick<Task, 'status'>): boolean => status === 0 || status === 1;
