import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useState } from 'react';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useServerTexts, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { cx } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { supportLine } from '../../ui/feed/support-line';
import { Time } from '../../ui/text/Time';
import { noticeListsStore } from './lists';
import text from './notice.css?inline';
import type { NoticeDetail } from './types';

const sheet = css(text);

export interface NoticeDialogProps {
  id: string;
  onClose(): void;
}

/** One reminder or message (spec 2.6), which is read by being opened. */
export default function NoticeDialog({ id, onClose }: NoticeDialogProps) {
  useSheet(sheet);
  const t = useT();
  const store = useFeature(noticeListsStore);
  const [detail] = useState(() => store.detail(id));
  const { data, loading, error } = useStore(detail.$state);
  return (
    <Dialog
      id="oms-notice"
      open
      size="normal"
      title={data?.title ?? t('notices.one')}
      note={data ? <Note notice={data} /> : undefined}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          {data && <PageLink notice={data} />}
          <span className="oms-push">
            <Button variant="primary" onClick={onClose}>
              {t('action.close')}
            </Button>
          </span>
        </>
      }
    >
      {data && (
        <p className={cx('oms-notice-content', data.breaks && 'oms-notice-breaks')}>
          {data.content || data.brief}
        </p>
      )}
      {!data && !error && <Skeleton label={t('notices.loading')} rows={2} kind="notice" />}
      {!data && error && (
        <Failed
          title={t('notices.oneFailed')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void detail.refresh(), busy: loading }}
          details={{ label: t('error.details'), text: supportLine(error) }}
        />
      )}
    </Dialog>
  );
}

function Note({ notice: { type, eventTypeId, source, at } }: { notice: NoticeDetail }) {
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

/** Where the notice leads, if anywhere. */
function PageLink({ notice: { id, url } }: { notice: NoticeDetail }) {
  const t = useT();
  const { navigation } = useShell();
  const link = url === '' ? null : navigation.consoleLink(url);
  if (!link) return null;
  return (
    <ButtonLink
      href={link.url}
      target={link.target}
      rel={link.target === '_blank' ? 'noopener' : undefined}
      iconEnd={ArrowRight}
      onClick={(event) => {
        if (!navigation.announce(link, 'notice', id)) event.preventDefault();
      }}
    >
      {t('notices.toPage')}
    </ButtonLink>
  );
}
