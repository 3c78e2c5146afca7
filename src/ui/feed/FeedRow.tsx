import type { MouseEvent, ReactNode } from 'react';
import { opensBeside } from '../../core/navigation/go-to';
import { useSheet } from '../../react/sheet';
import { Dot } from '../badge/Dot';
import { cx } from '../class-names';
import feedSheet from './feed.css?sheet';

export interface FeedRowProps {
  /** One line, cut at its end. */
  title: string;
  /** At most two lines. */
  brief?: string | undefined;
  /** A Time. */
  time: ReactNode;
  /** Names the dot for screen readers; without it the message is read. */
  unreadLabel?: string | undefined;
  /** A Tag, before the time. */
  tag?: ReactNode;
  /** The message's own page: a click with a modifier key or the middle button opens it in a new tab. */
  href?: string | undefined;
  /** Without it the message only stands there. */
  onOpen: (() => void) | undefined;
  /** A Checkbox before the message, which chooses it. */
  choice?: ReactNode;
}

/** A message in a list: title, time, what it is about; unread by a dot and by weight. */
export function FeedRow({ title, brief = '', time, unreadLabel, tag, href, onOpen, choice }: FeedRowProps) {
  useSheet(feedSheet);
  const unread = unreadLabel !== undefined;
  const className = cx('oms-feed-row', unread && 'oms-feed-unread', tag !== undefined && 'oms-feed-tagged');
  const content = (
    <>
      {/* The blanks stand between the words of the accessible name. */}
      <span className="oms-feed-dot">{unread && <Dot label={unreadLabel} />}</span>{' '}
      <span className="oms-feed-title" title={title}>
        {title}
      </span>{' '}
      {tag} {time}{' '}
      {brief !== '' && (
        <span className="oms-feed-brief" title={brief}>
          {brief}
        </span>
      )}
    </>
  );
  if (!onOpen) {
    return (
      <li>
        <div className={className}>{content}</div>
      </li>
    );
  }
  if (href === undefined) {
    return (
      <li>
        <button type="button" className={className} onClick={onOpen}>
          {content}
        </button>
      </li>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (opensBeside(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={choice === undefined ? undefined : 'oms-feed-choice'}>
      {choice}
      <a href={href} className={className} onClick={onClick}>
        {content}
      </a>
    </li>
  );
}
