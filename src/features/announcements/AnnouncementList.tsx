import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Feed } from '../../ui/feed/Feed';
import { FeedRow } from '../../ui/feed/FeedRow';
import { Time } from '../../ui/text/Time';
import { announcementListStore } from './lists';

/** The newest announcements; whoever shows it says when to load (`open` of the store). */
export function AnnouncementList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const { recent } = useFeature(announcementListStore);
  const { items, total, loading, more, error } = useStore(recent.$state);
  return (
    <Feed
      label={t('announcements.title')}
      texts={{
        loading: t('announcements.loading'),
        failed: t('announcements.failed'),
        empty: t('announcements.empty'),
        emptyHint: t('announcements.emptyHint'),
        more: t('announcements.more'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      emptyIcon={Megaphone}
      loaded={total !== null}
      loading={loading}
      more={more}
      error={error}
      count={items.length}
      onMore={() => void recent.loadMore()}
      onRetry={() => void recent.retry()}
    >
      {items.map(({ id, title, brief, updatedAt, read }) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          time={<Time at={updatedAt} now={now} locale={lang} />}
          unreadLabel={read ? undefined : t('announcements.unread')}
          onOpen={() => onOpen(id)}
        />
      ))}
    </Feed>
  );
}
