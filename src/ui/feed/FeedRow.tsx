import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Dot } from '../badge/Dot';
import { cx } from '../class-names';
import { feedSheet } from './sheet';

export interface FeedRowProps {
  /** One line, cut at its end. */
  title: string;
  /** At most two lines. */
  brief?: string | undefined;
  /** A Time. */
  time: ReactNode;
  /** What the dot means, in words; without it the row is read. */
  unreadLabel?: string | undefined;
  onOpen(): void;
}

/** A message in a list: title, time, what it is about; unread by a dot and by weight. */
export function FeedRow({ title, brief = '', time, unreadLabel, onOpen }: FeedRowProps) {
  useSheet(feedSheet);
  const unread = unreadLabel !== undefined;
  return (
    <li>
      <button type="button" className={cx('oms-feed-row', unread && 'oms-feed-unread')} onClick={onOpen}>
        <span className="oms-feed-dot">{unread && <Dot label={unreadLabel} />}</span>
        <span className="oms-feed-title" title={title}>
          {title}
        </span>
        {time}
        {brief !== '' && (
          <span className="oms-feed-brief" title={brief}>
            {brief}
          </span>
        )}
      </button>
    </li>
  );
}
