import { useState } from 'react';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { supportLine } from '../../ui/feed/support-line';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { formatExact, formatStamp } from '../../ui/text/format-time';
import { AttachmentLink } from './AttachmentLink';
import text from './announcement.css?inline';
import { announcementDetailStore } from './detail';
import type { AnnouncementDetail } from './types';

const sheet = css(text);

export interface AnnouncementDialogProps {
  id: string;
  onClose(): void;
}

/** One announcement (spec 2.6), which is read by being opened. */
export default function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  useSheet(sheet);
  const t = useT();
  const store = useFeature(announcementDetailStore);
  const { config, platform } = useShell();
  const [detail] = useState(() => store.open(id));
  const { data, loading, error } = useStore(detail.$state);
  return (
    <Dialog
      id="oms-announcement"
      open
      size="normal"
      title={data?.title ?? t('announcements.one')}
      note={data ? <Note announcement={data} /> : undefined}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <span className="oms-push">
          <Button variant="primary" onClick={onClose}>
            {t('announcements.gotIt')}
          </Button>
        </span>
      }
    >
      {data && (
        <>
          <SafeHtml html={data.content} base={config.hosts.console ?? platform.navigation.href()} />
          {data.attachments.length > 0 && (
            <ul className="oms-attachments" aria-label={t('announcements.attachments')}>
              {data.attachments.map((attachment) => (
                <li key={attachment.url}>
                  <AttachmentLink {...attachment} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {!data && !error && <Skeleton label={t('announcements.loading')} rows={4} kind="notice" />}
      {!data && error && (
        <Failed
          title={t('announcements.oneFailed')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void detail.refresh(), busy: loading }}
          details={{ label: t('error.details'), text: supportLine(error) }}
        />
      )}
    </Dialog>
  );
}

function Note({ announcement: { category, updatedAt } }: { announcement: AnnouncementDetail }) {
  const t = useT();
  const locale = useLang();
  const now = useNow();
  const moment = Date.parse(updatedAt);
  return (
    <>
      {category !== '' && <Tag>{category}</Tag>}
      {!Number.isNaN(moment) && (
        <time dateTime={updatedAt} title={formatExact(moment, { locale })}>
          {t('announcements.updated', { time: formatStamp(moment, { locale, now }) })}
        </time>
      )}
    </>
  );
}
