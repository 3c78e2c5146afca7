import Bell from 'lucide/dist/esm/icons/bell.mjs';
import type { NoticeQuery } from '../../domain/notices/page-api';
import { noticePagesStore } from '../../domain/notices/pages';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { FeedRow } from '../../ui/feed/FeedRow';
import { PageFeed, type PageFeedQuery } from '../../ui/feed/PageFeed';
import { Checkbox } from '../../ui/form/Checkbox';
import { Time } from '../../ui/text/Time';
import { ChoiceTools } from './ChoiceTools';
import { useChoice } from './use-choice';

/** A page of all reminders and messages, of which some can be chosen and marked as read. */
export function NoticePages({ hrefOf, onOpen, ...asked }: PageFeedQuery<NoticeQuery>) {
  const t = useT();
  const pages = useFeature(noticePagesStore);
  const choice = useChoice(useStore(pages.$state).items, asked.query);
  return (
    <>
      <ChoiceTools {...choice} />
      <PageFeed
        {...asked}
        pages={pages}
        label={t('notices.label')}
        texts={{
          loading: t('notices.loading'),
          failed: t('notices.pageFailed'),
          empty: t('notices.noneYet'),
          emptyHint: t('notices.noneYetHint'),
          none: t('notices.none'),
        }}
        emptyIcon={Bell}
      >
        {({ id, type, title, brief, at, read }, times) => (
          <FeedRow
            key={id}
            title={title}
            brief={brief}
            tag={<Tag>{t(`notices.type.${type}`)}</Tag>}
            time={<Time at={at} {...times} />}
            unreadLabel={read ? undefined : t('notices.dot')}
            href={hrefOf(id)}
            onOpen={() => onOpen(id)}
            choice={
              <Checkbox
                aria-label={t('notices.choose', { title })}
                checked={choice.isChosen(id)}
                onChange={(checked) => choice.choose([id], checked)}
              />
            }
          />
        )}
      </PageFeed>
    </>
  );
}
