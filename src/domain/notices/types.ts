/** 2 reminders, 3 private messages, 4 group messages (docs/behaviour.md#data). */
export const NOTICE_TYPES = ['2', '3', '4'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** The newest notice of a type, in the reply with the counts. */
export interface LatestNotice {
  id: string;
  /** ISO 8601, or empty. */
  at: string;
  title: string;
  brief: string;
  /** As the service gave it: a path of the console, an address, or empty. */
  url: string;
  /** Then older ones alone are unread. */
  read?: true | undefined;
}

export interface TypeStats {
  unread: number;
  /** Null where the type has no notice. */
  last: LatestNotice | null;
}

export type NoticeStats = Readonly<Record<NoticeType, TypeStats>>;

/** A notice as a list shows it. */
export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  brief: string;
  /** ISO 8601. */
  at: string;
  read: boolean;
}

export interface NoticeDetail extends Notice {
  /** Plain text. */
  content: string;
  /** Whether newlines of the content are line breaks (format 1). */
  breaks: boolean;
  /** As the service gave it: a path of the console or an address. */
  url: string;
  eventTypeId: string | null;
  /** The sender. */
  source: string;
}

/** Notices that one click marks as read: some, or all of a type up to the newest one then known. */
export interface NoticeReceipt {
  type: NoticeType;
  /** Null: all. */
  ids: readonly string[] | null;
  /** Id of the newest one then known; null where there are ids. */
  upTo: string | null;
  /** Number of unread ones among them, by the counts then known. */
  count: number;
}
