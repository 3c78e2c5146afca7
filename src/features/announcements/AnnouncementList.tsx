import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { announcementListStore } from '../../domain/announcements/lists';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { FeedRow } from '../../ui/feed/FeedRow';
import { ListFeed } from '../../ui/feed/ListFeed';
import { Time } from '../../ui/text/Time';

/** The newest announcements; whoever shows it says when to load (`open` of the store). */
export function AnnouncementList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT();
  const { recent } = useFeature(announcementListStore);
  return (
    <ListFeed
      label={t('announcements.title')}
      texts={{
        loading: t('announcements.loading'),
        failed: t('announcements.failed'),
        empty: t('announcements.empty'),
        emptyHint: t('announcements.emptyHint'),
      }}
      emptyIcon={Megaphone}
      state={useStore(recent.$state)}
      onMore={() => void recent.loadMore()}
      onRetry={() => void recent.retry()}
    >
      {({ id, title, brief, updatedAt, read }, times) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          time={<Time at={updatedAt} {...times} />}
          unreadLabel={read ? undefined : t('announcements.unread')}
          onOpen={() => onOpen(id)}
        />
      )}
    </ListFeed>
  );
}
