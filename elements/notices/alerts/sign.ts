import type { News } from './items';

export interface Alert {
  news: News;
  /** How many others have come with it. */
  more: number;
}

/** A way to tell of news. */
export interface Sign {
  /** Tells of it, in the place of what it told before. */
  show(alert: Alert): void;
  /** How many are unread by now. */
  count?(unread: number): void;
  end(): void;
}
