import { type BadgeValue, badgeText } from '../../core/i18n/badge-text';
import { useSheet } from '../../react/sheet';
import badgeSheet from './badge.css?sheet';

export interface BadgeProps {
  /** A count: 0 and less show nothing; above 99 it shows `99+`. Or a text of a host. */
  count: BadgeValue;
  /** `unread` is red, for the sum of all unread messages alone; `side` is for the navy menu. */
  tone?: 'unread' | 'quiet' | 'side' | undefined;
  /** Its name for a host's style sheet. */
  part?: string | undefined;
}

export function Badge({ count, tone = 'quiet', part }: BadgeProps) {
  useSheet(badgeSheet);
  const shown = badgeText(count);
  if (!shown) return null;
  return (
    <span className={`oms-badge oms-badge-${tone}`} part={part}>
      {shown}
    </span>
  );
}
