import Download from 'lucide/dist/esm/icons/download.mjs';
import { useFeature } from '../../react/shell-context';
import { useLinger } from '../../react/use-linger';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Link } from '../../ui/button/Link';
import { JobRow } from '../../ui/feed/JobRow';
import { Jobs } from '../../ui/feed/Jobs';
import { JOB_KINDS } from '../../ui/feed/job-kinds';
import { Time } from '../../ui/text/Time';
import { reportsStore } from './store';

/** ms that the sign of loading stays after completion (spec 4). */
const LINGER = 2000;

/** The newest report tasks; a finished one can be downloaded (spec 2.6). */
export function ReportSection() {
  const t = useT();
  const lang = useLang();
  const now = useNow();
  const { recent } = useFeature(reportsStore);
  const state = useStore(recent.$state);
  const busy = useLinger(state.loading, LINGER);
  return (
    <Jobs
      id="oms-reports-recent"
      title={t('reports.recent')}
      texts={{
        loading: t('reports.loading'),
        failed: t('reports.failed'),
        empty: t('reports.empty'),
        retry: t('action.retry'),
        details: t('error.details'),
      }}
      state={state}
      busy={busy}
      onRetry={() => void recent.refresh()}
    >
      {({ id, title, number, status, createdAt, url }) => (
        <JobRow
          key={id}
          title={title}
          number={number}
          status={status === null ? null : { kind: JOB_KINDS[status], word: t(`reports.status.${status}`) }}
          time={<Time at={createdAt} now={now} locale={lang} />}
          action={
            url === null ? undefined : (
              // A new tab: where the file has gone the page must not go with it.
              <Link
                href={url}
                target="_blank"
                icon={Download}
                aria-label={t('reports.downloadNamed', { title })}
                download
              >
                {t('reports.download')}
              </Link>
            )
          }
        />
      )}
    </Jobs>
  );
}
