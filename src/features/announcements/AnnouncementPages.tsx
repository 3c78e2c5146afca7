import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useEffect } from 'react';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Feed } from '../../ui/feed/Feed';
import { FeedRow } from '../../ui/feed/FeedRow';
import { Time } from '../../ui/text/Time';
import type { PageQuery } from './page-api';
import { announcementPagesStore } from './pages';

export interface AnnouncementPagesProps {
  query: PageQuery;
  /** Whether the query leaves any out. */
  filtered: boolean;
  hrefOf(id: string): string;
  onOpen(id: string): void;
}

/** A page of all announcements, in its four faces. */
export function AnnouncementPages({ query, filtered, hrefOf, onOpen }: AnnouncementPagesProps) {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const pages = useFeature(announcementPagesStore);
  const { items, total, loading, error } = useStore(pages.$state);
  useEffect(() => pages.show(query), [pages, query]);
  return (
    <Feed
      label={t('announcements.title')}
      texts={{
        loading: t('announcements.loading'),
        failed: t('announcements.failed'),
        empty: t(filtered ? 'announcements.none' : 'announcements.empty'),
        emptyHint: t(filtered ? 'list.noneHint' : 'announcements.emptyHint'),
        more: t('announcements.more'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      emptyIcon={Megaphone}
      loaded={total !== null}
      loading={loading}
      more={false}
      error={error}
      count={items.length}
      onMore={() => {}}
      onRetry={pages.retry}
    >
      {items.map(({ id, title, brief, category, updatedAt, read }) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          tag={category === '' ? undefined : <Tag>{category}</Tag>}
          time={<Time at={updatedAt} now={now} locale={lang} look="stamp" />}
          unreadLabel={read ? undefined : t('announcements.unread')}
          href={hrefOf(id)}
          onOpen={() => onOpen(id)}
        />
      ))}
    </Feed>
  );
}
