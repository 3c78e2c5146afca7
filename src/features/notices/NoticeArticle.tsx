import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { Resource, ResourceState } from '../../core/store/resource';
import { noticeLink } from '../../domain/notices/link';
import { noticeFamily } from '../../domain/notices/lists';
import type { NoticeDetail } from '../../domain/notices/types';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLocale, useServerTexts, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { cx } from '../../ui/class-names';
import { Time } from '../../ui/text/Time';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './notice.css?sheet';

export interface OneNotice {
  detail: Pick<Resource<NoticeDetail>, 'refresh'>;
  state: ResourceState<NoticeDetail>;
}

/** One notice, which is read as soon as it is loaded. */
export function useNotice(id: string): OneNotice {
  const detail = useFeature(noticeFamily).get(id);
  return { detail, state: useStore(detail.$state) };
}

/** The text of the notice without its title, in its view states. */
export function NoticeText({ notice: { detail, state } }: { notice: OneNotice }) {
  useSheet(sheet);
  const t = useT();
  return (
    <Loaded
      state={state}
      texts={{
        loading: t('notices.loading'),
        failed: t('notices.oneFailed'),
        retry: t('action.retry'),
        details: t('error.details'),
        gone: { title: t('notices.gone'), text: t('error.gone') },
      }}
      skeleton={{ rows: 2, kind: 'notice' }}
      onRetry={() => void detail.refresh()}
    >
      {({ content, brief, breaks }) => (
        <p className={cx('oms-notice-content', breaks && 'oms-notice-breaks')}>{content || brief}</p>
      )}
    </Loaded>
  );
}

/** Kind, sender and time, for below the title. */
export function NoticeNote({ notice: { type, eventTypeId, source, at } }: { notice: NoticeDetail }) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  const server = useServerTexts();
  const { navigation } = useShell();
  const { data } = useStore(navigation.base.$state);
  const event = data?.eventTypes.find(({ id }) => id === eventTypeId);
  const label = event && server(event.langKey, event.title);
  return (
    <>
      <Tag>{label || t(`notices.type.${type}`)}</Tag>
      {/* Reminders come from the system; messages from somebody. */}
      {type !== '2' && source !== '' && <span>{source}</span>}
      <Time at={at} now={now} locale={locale} look="stamp" />
    </>
  );
}

interface NoticeLinkProps {
  notice: NoticeDetail;
  /** This is its page already, so that only another address is a way to go. */
  own?: boolean;
  /** Called where this tab goes there. */
  onFollow?(): void;
}

/** Where the notice leads. */
export function NoticeLink({ notice, own = false, onFollow }: NoticeLinkProps) {
  const t = useT();
  const { navigation } = useShell();
  const link = noticeLink(navigation, notice);
  if (!link || (own && link.url === noticeLink(navigation, { id: notice.id, url: '' })?.url)) return null;
  return (
    <ButtonLink
      to={{ ...link, source: 'notice', id: notice.id }}
      iconEnd={ArrowRight}
      onFollow={link.target === '_self' ? onFollow : undefined}
    >
      {t('notices.toPage')}
    </ButtonLink>
  );
}
