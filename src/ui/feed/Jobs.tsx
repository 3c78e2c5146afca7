import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { useSheet } from '../../react/sheet';
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
  texts: { loading: string; failed: string; empty: string; retry: string; details: string };
  state: { data: readonly T[] | null; loading: boolean; error: ShellError | null };
  /** Shows the turning ring beside the title; it may go on for a while after loading. */
  busy: boolean;
  onRetry(): void;
  /** A JobRow. */
  children: (job: T) => ReactNode;
}

/** A section of a panel with things that run, in its four faces: of low height, since it stands below another list. */
export function Jobs<T>({ id, title, texts, state, busy, onRetry, children }: JobsProps<T>) {
  useSheet(facesSheet);
  useSheet(feedSheet);
  const { data, loading, error } = state;
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <div className="oms-jobs-head">
        <h3 id={id}>{title}</h3>
        {busy && <Spinner size={14} />}
      </div>
      {data !== null && data.length > 0 && <ul className="oms-jobs">{data.map(children)}</ul>}
      {error && !loading && (
        <div className="oms-jobs-line" role="alert">
          <Icon icon={CloudOff} />
          <div>
            <p>{texts.failed}</p>
            <p className="oms-jobs-why">{error.message}</p>
            <details className="oms-face-details">
              <summary>{texts.details}</summary>
              {supportLine(error)}
            </details>
          </div>
          <Button variant="link" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {loading && data === null && <Skeleton label={texts.loading} rows={2} kind="two" />}
      {!error && data?.length === 0 && <p className="oms-jobs-line">{texts.empty}</p>}
    </section>
  );
}
