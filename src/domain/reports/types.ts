/** 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data (docs/behaviour.md#data). */
export const REPORT_STATUSES = [0, 1, 2, 3, 4, 5] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export interface Report {
  id: string;
  number: string;
  title: string;
  /** Null where the service gives no known status. */
  status: ReportStatus | null;
  /** ISO 8601. */
  createdAt: string;
  /** Absolute and safe; only of a finished report. */
  url: string | null;
}

/** Whether its status may change soon. */
export const isRunning = ({ status }: Pick<Report, 'status'>): boolean => status === 0 || status === 1;
