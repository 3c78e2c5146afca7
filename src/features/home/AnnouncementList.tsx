import type { Announcement } from '../../domain/announcements/types';
import { useSheet } from '../../react/sheet';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { Dot } from '../../ui/badge/Dot';
import { Tag } from '../../ui/badge/Tag';
import { cx } from '../../ui/class-names';
import { Time } from '../../ui/text/Time';
import { groupEqual } from './group-equal';
import sheet from './lists.css?sheet';
import { Times } from './Times';

export interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** Most lines. */
  most: number;
  onOpen(id: string): void;
}

/** The latest announcements, a line each; those that say the same are one line, which opens the latest. */
export function AnnouncementList({ announcements, most, onOpen }: AnnouncementListProps) {
  useSheet(sheet);
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  const groups = groupEqual(announcements, ({ title, category }) => JSON.stringify([title, category]));
  const lines = groups.slice(0, most).map(({ item, all }) => ({
    ...item,
    read: all.every(({ read }) => read),
    count: all.length,
  }));
  return (
    <ul className="oms-home-rows">
      {lines.map(({ id, title, category, updatedAt, read, count }) => (
        <li key={id}>
          <button type="button" className="oms-home-announcement" onClick={() => onOpen(id)}>
            <span className="oms-home-dot">{!read && <Dot label={t('home.announcements.unread')} />}</span>{' '}
            <span className="oms-home-counted">
              <span className={cx('oms-home-label', !read && 'oms-home-strong')} title={title}>
                {title}
              </span>
              <Times count={count} />
            </span>{' '}
            {category !== '' && <Tag>{category}</Tag>}{' '}
            <span className="oms-home-when">
              <Time at={updatedAt} now={now} locale={locale} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
