import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useState } from 'react';
import type { Resource, ResourceState } from '../../core/store/resource';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useServerTexts, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { cx } from '../../ui/class-names';
import { Loaded } from '../../ui/faces/Loaded';
import { Time } from '../../ui/text/Time';
import { noticeLink } from './link';
import { noticeListsStore } from './lists';
import text from './notice.css?inline';
import type { NoticeDetail } from './types';

const sheet = css(text);

export interface OneNotice {
  detail: Resource<NoticeDetail>;
  state: ResourceState<NoticeDetail>;
}

/** One notice for as long as the component is shown; it is read by being loaded. Of another id: a component with another key. */
export function useNotice(id: string): OneNotice {
  const store = useFeature(noticeListsStore);
  const [detail] = useState(() => store.detail(id));
  return { detail, state: useStore(detail.$state) };
}

/** What the notice says, without its title, in its faces. */
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
  const lang = useLang();
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
      <Time at={at} now={now} locale={lang} look="stamp" />
    </>
  );
}

/** Where the notice leads. `own`: this is its page already, so that only another address is a way to go. */
export function NoticeLink({ notice, own = false }: { notice: NoticeDetail; own?: boolean }) {
  const t = useT();
  const { navigation } = useShell();
  const link = noticeLink(navigation, notice);
  if (!link || (own && link.url === noticeLink(navigation, { id: notice.id, url: '' })?.url)) return null;
  return (
    <ButtonLink
      href={link.url}
      target={link.target}
      rel={link.target === '_blank' ? 'noopener' : undefined}
      iconEnd={ArrowRight}
      onClick={(event) => {
        if (!navigation.announce(link, 'notice', notice.id)) event.preventDefault();
      }}
    >
      {t('notices.toPage')}
    </ButtonLink>
  );
}
