import type { Announcement } from '../../domain/announcements/types';
import { useSheet } from '../../react/sheet';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { Dot } from '../../ui/badge/Dot';
import { Tag } from '../../ui/badge/Tag';
import { cx } from '../../ui/class-names';
import { Time } from '../../ui/text/Time';
import sheet from './lists.css?sheet';

export interface AnnouncementListProps {
  announcements: readonly Announcement[];
  onOpen(id: string): void;
}

/** The latest announcements, a line each. */
export function AnnouncementList({ announcements, onOpen }: AnnouncementListProps) {
  useSheet(sheet);
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  return (
    <ul className="oms-home-rows">
      {announcements.map(({ id, title, category, updatedAt, read }) => (
        <li key={id}>
          <button type="button" className="oms-home-announcement" onClick={() => onOpen(id)}>
            <span className="oms-home-dot">{!read && <Dot label={t('home.announcements.unread')} />}</span>{' '}
            <span className={cx('oms-home-label', !read && 'oms-home-strong')} title={title}>
              {title}
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
