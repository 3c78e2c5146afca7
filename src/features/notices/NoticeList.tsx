import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Feed } from '../../ui/feed/Feed';
import { FeedRow } from '../../ui/feed/FeedRow';
import { Time } from '../../ui/text/Time';
import { noticeListsStore } from './lists';
import type { NoticeType } from './types';

const ICONS = { 2: Bell, 3: Mail, 4: Users };

/** The newest notices of one type; whoever shows it says when to load (`open` of the store). */
export function NoticeList({ type, onOpen }: { type: NoticeType; onOpen: (id: string) => void }) {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const list = useFeature(noticeListsStore).lists[type];
  const { items, total, loading, more, error } = useStore(list.$state);
  return (
    <Feed
      label={t(`notices.tab.${type}`)}
      texts={{
        loading: t('notices.loading'),
        failed: t(`notices.failed.${type}`),
        empty: t(`notices.empty.${type}`),
        emptyHint: t(`notices.emptyHint.${type}`),
        more: t('notices.more'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      emptyIcon={ICONS[type]}
      loaded={total !== null}
      loading={loading}
      more={more}
      error={error}
      count={items.length}
      onMore={() => void list.loadMore()}
      onRetry={() => void list.retry()}
    >
      {items.map(({ id, title, brief, at, read }) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          time={<Time at={at} now={now} locale={lang} />}
          unreadLabel={read ? undefined : t('notices.dot')}
          onOpen={() => onOpen(id)}
        />
      ))}
    </Feed>
  );
}
