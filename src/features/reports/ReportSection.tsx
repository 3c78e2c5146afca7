import { reportsStore } from '../../domain/reports/store';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { DownloadLink } from '../../ui/button/DownloadLink';
import { JobRow } from '../../ui/feed/JobRow';
import { Jobs } from '../../ui/feed/Jobs';
import { JOB_KINDS } from '../../ui/feed/job-kinds';
import { Time } from '../../ui/text/Time';

/** ms that the sign of loading stays after completion (docs/behaviour.md#notices). */
const LINGER = 2000;

/** The newest report tasks; a finished one can be downloaded. */
export function ReportSection() {
  const t = useT();
  return (
    <Jobs
      id="oms-reports-recent"
      title={t('reports.recent')}
      texts={{ loading: t('reports.loading'), failed: t('reports.failed'), empty: t('reports.empty') }}
      recent={useFeature(reportsStore)}
      linger={LINGER}
    >
      {({ id, title, number, status, createdAt, url }, times) => (
        <JobRow
          key={id}
          title={title}
          number={number}
          status={status === null ? null : { kind: JOB_KINDS[status], word: t(`reports.status.${status}`) }}
          time={<Time at={createdAt} {...times} />}
          action={
            url === null ? undefined : (
              <DownloadLink url={url} title={title} aria-label={t('reports.downloadNamed', { title })}>
                {t('reports.download')}
              </DownloadLink>
            )
          }
        />
      )}
    </Jobs>
  );
}
