import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import badgeSheet from './badge.css?sheet';

export interface BadgeProps {
  /** 0 and less show nothing; above `max` it shows `99+`. */
  count: number;
  max?: number | undefined;
  /** `unread` is red, for the sum of all unread messages alone. */
  tone?: 'unread' | 'quiet' | undefined;
}

export function Badge({ count, max = 99, tone = 'quiet' }: BadgeProps) {
  useSheet(badgeSheet);
  if (count <= 0) return null;
  return <span className={cx('oms-badge', `oms-badge-${tone}`)}>{count > max ? `${max}+` : count}</span>;
}
