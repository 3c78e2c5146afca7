import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import type { HostNoticeRow, HostTab, HostTabsStore } from '../../domain/notices/host-tabs';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { FeedRow } from '../../ui/feed/FeedRow';
import { ListFeed } from '../../ui/feed/ListFeed';
import { Time } from '../../ui/text/Time';

export interface HostNoticeListProps {
  tab: HostTab;
  /** The tab's title in the page's language. */
  title: string;
  of: NonNullable<ReturnType<HostTabsStore['list']>>;
  onOpen(notice: HostNoticeRow): void;
}

/** The newest messages of a tab of the host; whoever shows it says when to load. */
export function HostNoticeList({ tab, title, of: { list }, onOpen }: HostNoticeListProps) {
  const t = useT();
  return (
    <ListFeed
      label={title}
      texts={{
        loading: t('data.loadingNamed', { name: title }),
        failed: t('data.failed'),
        empty: t('notices.emptyOfHost'),
        emptyHint: t('notices.emptyOfHostHint'),
      }}
      emptyIcon={Inbox}
      state={useStore(list.$state)}
      onMore={() => void list.loadMore()}
      onRetry={() => void list.retry()}
    >
      {(row, times) => (
        <FeedRow
          key={row.id}
          title={row.title}
          brief={row.text}
          time={row.time === '' ? null : <Time at={row.time} {...times} />}
          unreadLabel={row.unread ? t('notices.dot') : undefined}
          href={row.url ?? undefined}
          onOpen={tab.opens || row.url !== null ? () => onOpen(row) : undefined}
        />
      )}
    </ListFeed>
  );
}
