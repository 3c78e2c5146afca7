import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { useSheet } from '../../react/sheet';
import { Button } from '../button/Button';
import { Skeleton } from '../faces/Skeleton';
import { facesSheet } from '../faces/sheet';
import { Icon } from '../icon/Icon';
import { feedSheet } from './sheet';
import { supportLine } from './support-line';

export interface JobsProps {
  id: string;
  title: string;
  texts: { loading: string; failed: string; empty: string; retry: string; details: string };
  loading: boolean;
  error: ShellError | null;
  /** How many rows stand below; null until it is known. */
  count: number | null;
  onRetry(): void;
  /** JobRows. */
  children: ReactNode;
}

/** A section of a panel with things that run, in its four faces: of low height, since it stands below another list. */
export function Jobs({ id, title, texts, loading, error, count, onRetry, children }: JobsProps) {
  useSheet(facesSheet);
  useSheet(feedSheet);
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <h3 id={id} className="oms-jobs-head">
        {title}
      </h3>
      {count !== null && count > 0 && <ul className="oms-jobs">{children}</ul>}
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
      {loading && count === null && <Skeleton label={texts.loading} rows={2} kind="two" />}
      {!error && count === 0 && <p className="oms-jobs-line">{texts.empty}</p>}
    </section>
  );
}
