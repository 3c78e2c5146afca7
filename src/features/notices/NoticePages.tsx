import Bell from 'lucide/dist/esm/icons/bell.mjs';
import { useEffect } from 'react';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Feed } from '../../ui/feed/Feed';
import { FeedRow } from '../../ui/feed/FeedRow';
import { Time } from '../../ui/text/Time';
import type { NoticeQuery } from './page-api';
import { noticePagesStore } from './pages';

export interface NoticePagesProps {
  query: NoticeQuery;
  /** Whether the query leaves any out. */
  filtered: boolean;
  hrefOf(id: string): string;
  onOpen(id: string): void;
}

/** A page of all reminders and messages, in its four faces. */
export function NoticePages({ query, filtered, hrefOf, onOpen }: NoticePagesProps) {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const pages = useFeature(noticePagesStore);
  const { items, total, loading, error } = useStore(pages.$state);
  useEffect(() => pages.show(query), [pages, query]);
  return (
    <Feed
      label={t('notices.label')}
      texts={{
        loading: t('notices.loading'),
        failed: t('notices.pageFailed'),
        empty: t(filtered ? 'notices.none' : 'notices.noneYet'),
        emptyHint: t(filtered ? 'list.noneHint' : 'notices.emptyHint.2'),
        more: t('notices.more'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      emptyIcon={Bell}
      loaded={total !== null}
      loading={loading}
      more={false}
      error={error}
      count={items.length}
      onMore={() => {}}
      onRetry={pages.retry}
    >
      {items.map(({ id, type, title, brief, at, read }) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          tag={<Tag>{t(`notices.type.${type}`)}</Tag>}
          time={<Time at={at} now={now} locale={lang} look="stamp" />}
          unreadLabel={read ? undefined : t('notices.dot')}
          href={hrefOf(id)}
          onOpen={() => onOpen(id)}
        />
      ))}
    </Feed>
  );
}
