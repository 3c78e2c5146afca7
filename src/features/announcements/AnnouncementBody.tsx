import FileX from 'lucide/dist/esm/icons/file-x.mjs';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { isGone } from '../../core/request/gone';
import { momentOf } from '../../core/time/read-time';
import type { AnnouncementDetail } from '../../domain/announcements/types';
import type { ViewerState } from '../../domain/announcements/viewer';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { formatExact, formatStamp } from '../../ui/text/format-time';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { Skeleton } from '../../ui/view-states/Skeleton';
import { supportLine } from '../../ui/view-states/support-line';
import { AttachmentLink } from './AttachmentLink';
import sheet from './announcement.css?sheet';

/** An announcement's words and files, or its loading or failed state. */
export function AnnouncementBody({ state, onRetry }: { state: ViewerState; onRetry(): void }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { config, platform } = useShell();
  const { shown, loading, error } = state;
  const base = config.hosts.console ?? platform.location.href();
  const origins = useMemo(() => originsOf([base, ...Object.values(config.hosts)]), [base, config.hosts]);
  const ref = useRef<HTMLDivElement>(null);
  const id = shown?.id;
  // Each is read from its beginning, however far the one before it was scrolled.
  useLayoutEffect(() => {
    const body = id !== undefined && ref.current?.closest('.oms-dialog-body');
    // A library of the page may have its own `scrollTo`.
    if (body) body.scrollTop = 0;
  }, [id]);
  if (error && isGone(error)) {
    return <Empty icon={FileX} title={t('announcements.gone')} text={t('error.gone')} />;
  }
  if (error) {
    return (
      <Failed
        title={t('announcements.oneFailed')}
        text={errorText(error)}
        retry={{ label: t('action.retry'), onRetry, busy: loading }}
        details={{ label: t('error.details'), text: supportLine(error) }}
      />
    );
  }
  if (!shown) return <Skeleton label={t('announcements.loading')} rows={4} kind="notice" />;
  return (
    <div ref={ref} aria-busy={loading}>
      <SafeHtml html={shown.content} base={base} origins={origins} tableLabel={t('announcements.table')} />
      {shown.attachments.length > 0 && (
        <ul className="oms-attachments" aria-label={t('announcements.attachments')}>
          {shown.attachments.map((attachment) => (
            <li key={attachment.url}>
              <AttachmentLink {...attachment} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Of the deployment: of its services and its pages. */
const originsOf = (urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => (url !== null && URL.canParse(url) ? new URL(url).origin : []));

/** The category of an announcement, and the time of its last change. */
export function AnnouncementNote({ announcement }: { announcement: AnnouncementDetail }) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  const { category, updatedAt } = announcement;
  const moment = momentOf(updatedAt);
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
