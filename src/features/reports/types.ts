/** 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data (spec 3). */
export const REPORT_STATUSES = [0, 1, 2, 3, 4, 5] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export interface Report {
  id: string;
  number: string;
  title: string;
  /** Null where the service tells none that is known. */
  status: ReportStatus | null;
  /** ISO 8601. */
  createdAt: string;
  /** Absolute and safe; only of a finished report. */
  url: string | null;
}

/** Whether it may stand otherwise soon. */
export const isRunning = ({ status }: Pick<Report, 'status'>): boolean => status === 0 || status === 1;
