import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import type { Resource } from '../../core/store/resource';
import { useSheet } from '../../react/sheet';
import { useNow } from '../../react/use-now';
import { useProlonged } from '../../react/use-prolonged';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { Spinner } from '../spinner/Spinner';
import { useKeptPress } from '../use-kept-press';
import { Skeleton } from '../view-states/Skeleton';
import { supportLine } from '../view-states/support-line';
import viewStatesSheet from '../view-states/view-states.css?sheet';
import feedSheet from './feed.css?sheet';

export interface JobsProps<T> {
  id: string;
  title: string;
  texts: { loading: string; failed: string; empty: string };
  recent: Pick<Resource<readonly T[]>, '$state' | 'refresh'>;
  /** So many are shown; default all. */
  most?: number;
  /** ms that the spinner beside the title stays after loading. */
  linger: number;
  /** A JobRow; `times` is for the Time in it. */
  children: (job: T, times: { now: number; locale: string }) => ReactNode;
}

/** A section of a panel with jobs, in one of four view states: of low height, since it follows another list. */
export function Jobs<T>({ id, title, texts, recent, most, linger, children }: JobsProps<T>) {
  useSheet(viewStatesSheet);
  useSheet(feedSheet);
  const t = useT();
  const errorText = useErrorText();
  const keepPress = useKeptPress();
  const times = { now: useNow(), locale: useLocale() };
  const { data, loading, error } = useStore(recent.$state);
  const busy = useProlonged(loading, linger);
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <div className="oms-jobs-head">
        <h3 id={id}>{title}</h3>
        {busy && <Spinner size={14} />}
      </div>
      {data !== null && data.length > 0 && (
        <ul className="oms-jobs" onMouseDownCapture={keepPress}>
          {data.slice(0, most).map((job) => children(job, times))}
        </ul>
      )}
      {error && !loading && (
        <div className="oms-jobs-line" role="alert">
          <Icon icon={CloudOff} />
          <div>
            <p>{texts.failed}</p>
            <p className="oms-jobs-why">{errorText(error)}</p>
            <details className="oms-view-state-details">
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
