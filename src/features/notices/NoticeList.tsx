import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { noticeListsStore } from '../../domain/notices/lists';
import type { NoticeType } from '../../domain/notices/types';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { FeedRow } from '../../ui/feed/FeedRow';
import { ListFeed } from '../../ui/feed/ListFeed';
import { Time } from '../../ui/text/Time';

const ICONS = { 2: Bell, 3: Mail, 4: Users };

/** The newest notices of one type; whoever shows it says when to load (`open` of the store). */
export function NoticeList({ type, onOpen }: { type: NoticeType; onOpen: (id: string) => void }) {
  const t = useT();
  const list = useFeature(noticeListsStore).lists[type];
  return (
    <ListFeed
      label={t(`notices.tab.${type}`)}
      texts={{
        loading: t('notices.loading'),
        failed: t(`notices.failed.${type}`),
        empty: t(`notices.empty.${type}`),
        emptyHint: t(`notices.emptyHint.${type}`),
      }}
      emptyIcon={ICONS[type]}
      state={useStore(list.$state)}
      onMore={() => void list.loadMore()}
      onRetry={() => void list.retry()}
    >
      {({ id, title, brief, at, read }, times) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          time={<Time at={at} {...times} />}
          unreadLabel={read ? undefined : t('notices.dot')}
          onOpen={() => onOpen(id)}
        />
      )}
    </ListFeed>
  );
}
