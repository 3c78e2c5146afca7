import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import type { Resource } from '../../core/store/resource';
import { useSheet } from '../../react/sheet';
import { useLinger } from '../../react/use-linger';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Button } from '../button/Button';
import { Skeleton } from '../faces/Skeleton';
import { Spinner } from '../faces/Spinner';
import { facesSheet } from '../faces/sheet';
import { Icon } from '../icon/Icon';
import { feedSheet } from './sheet';
import { supportLine } from './support-line';

export interface JobsProps<T> {
  id: string;
  title: string;
  texts: { loading: string; failed: string; empty: string };
  recent: Resource<readonly T[]>;
  /** ms that the turning ring beside the title stays after loading (spec 4). */
  linger: number;
  /** A JobRow; `times` is for the Time in it. */
  children: (job: T, times: { now: number; locale: string }) => ReactNode;
}

/** A section of a panel with things that run, in its four faces: of low height, since it stands below another list. */
export function Jobs<T>({ id, title, texts, recent, linger, children }: JobsProps<T>) {
  useSheet(facesSheet);
  useSheet(feedSheet);
  const t = useT();
  const times = { now: useNow(), locale: useLang() };
  const { data, loading, error } = useStore(recent.$state);
  const busy = useLinger(loading, linger);
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <div className="oms-jobs-head">
        <h3 id={id}>{title}</h3>
        {busy && <Spinner size={14} />}
      </div>
      {data !== null && data.length > 0 && (
        <ul className="oms-jobs">{data.map((job) => children(job, times))}</ul>
      )}
      {error && !loading && (
        <div className="oms-jobs-line" role="alert">
          <Icon icon={CloudOff} />
          <div>
            <p>{texts.failed}</p>
            <p className="oms-jobs-why">{error.message}</p>
            <details className="oms-face-details">
              <summary>{t('error.details')}</summary>
              {supportLine(error)}
            </details>
          </div>
          <Button variant="link" onClick={() => void recent.refresh()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {loading && data === null && <Skeleton label={texts.loading} rows={2} kind="two" />}
      {!error && data?.length === 0 && <p className="oms-jobs-line">{texts.empty}</p>}
    </section>
  );
}
