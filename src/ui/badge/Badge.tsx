import { badgeText } from '../../core/i18n/badge-text';
import { useSheet } from '../../react/sheet';
import badgeSheet from './badge.css?sheet';

export interface BadgeProps {
  /** 0 and less show nothing; above 99 it shows `99+`. */
  count: number;
  /** `unread` is red, for the sum of all unread messages alone. */
  tone?: 'unread' | 'quiet' | undefined;
  /** Its name for a host's style sheet. */
  part?: string | undefined;
}

export function Badge({ count, tone = 'quiet', part }: BadgeProps) {
  useSheet(badgeSheet);
  if (count <= 0) return null;
  return (
    <span className={`oms-badge oms-badge-${tone}`} part={part}>
      {badgeText(count)}
    </span>
  );
}
