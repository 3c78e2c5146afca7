import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import type { PageQuery } from '../../domain/announcements/page-api';
import { announcementPagesStore } from '../../domain/announcements/pages';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { FeedRow } from '../../ui/feed/FeedRow';
import { PageFeed, type PageFeedQuery } from '../../ui/feed/PageFeed';
import { Time } from '../../ui/text/Time';

/** A page of all announcements. */
export function AnnouncementPages({ hrefOf, onOpen, ...asked }: PageFeedQuery<PageQuery>) {
  const t = useT();
  return (
    <PageFeed
      {...asked}
      pages={useFeature(announcementPagesStore)}
      label={t('announcements.title')}
      texts={{
        loading: t('announcements.loading'),
        failed: t('announcements.failed'),
        empty: t('announcements.empty'),
        emptyHint: t('announcements.emptyHint'),
        none: t('announcements.none'),
      }}
      emptyIcon={Megaphone}
    >
      {({ id, title, brief, category, updatedAt, read }, times) => (
        <FeedRow
          key={id}
          title={title}
          brief={brief}
          tag={category === '' ? undefined : <Tag>{category}</Tag>}
          time={<Time at={updatedAt} {...times} />}
          unreadLabel={read ? undefined : t('announcements.unread')}
          href={hrefOf(id)}
          onOpen={() => onOpen(id)}
        />
      )}
    </PageFeed>
  );
}
