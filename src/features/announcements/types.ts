export interface AnnouncementStats {
  unread: number;
  /** The newest of all; null where there is none. */
  lastId: string | null;
  /** Whether the newest has been read; true where the service does not tell. */
  lastRead: boolean;
}

/** An announcement as a list shows it. */
export interface Announcement {
  id: string;
  title: string;
  brief: string;
  category: string;
  /** ISO 8601. */
  updatedAt: string;
  read: boolean;
}

export interface Attachment {
  /** Absolute and safe. */
  url: string;
  title: string;
}

export interface AnnouncementDetail extends Announcement {
  /** HTML as the service gave it: to be shown through SafeHtml only. */
  content: string;
  attachments: readonly Attachment[];
}
