export interface AnnouncementStats {
  unread: number;
  /** Id of the newest announcement; null where there is none. */
  lastId: string | null;
  /** Whether the newest is read; true where the service does not say. */
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
  /** HTML of the service, not sanitised: to be rendered through SafeHtml only. */
  content: string;
  attachments: readonly Attachment[];
}
