import type { NewNotice } from './last-alert';

/** A new notice, as the channels show it. */
export interface Alert {
  notice: NewNotice;
  /** Number of other notices that are new too. */
  more: number;
}

/** A way to alert the user: a toast, the page's title, the desktop. */
export interface AlertChannel {
  /** Shows an alert; it replaces the one before. */
  show(alert: Alert): void;
  /** The number of unread messages has changed. */
  count?(unread: number): void;
  end(): void;
}
