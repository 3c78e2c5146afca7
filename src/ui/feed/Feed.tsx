import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { useSheet } from '../../react/sheet';
import { Button } from '../button/Button';
import { Empty } from '../faces/Empty';
import { Failed } from '../faces/Failed';
import { Skeleton } from '../faces/Skeleton';
import type { IconDrawing } from '../icon/Icon';
import { feedSheet } from './sheet';
import { supportLine } from './support-line';

export interface FeedTexts {
  loading: string;
  failed: string;
  empty: string;
  emptyHint: string;
  more: string;
  retry: string;
  details: string;
}

export interface FeedProps {
  /** Names the list. */
  label: string;
  texts: FeedTexts;
  emptyIcon: IconDrawing;
  /** Whether the first reply has come. */
  loaded: boolean;
  loading: boolean;
  more: boolean;
  error: ShellError | null;
  /** How many rows stand below. */
  count: number;
  onMore(): void;
  onRetry(): void;
  /** FeedRows. */
  children: ReactNode;
}

/** A list of messages in its four faces, with a button that loads more below it. */
export function Feed({ label, texts, emptyIcon, error, count, children, ...state }: FeedProps) {
  useSheet(feedSheet);
  const { loaded, loading, more, onMore, onRetry } = state;
  if (count === 0) {
    if (error) {
      return (
        <Failed
          title={texts.failed}
          text={error.message}
          retry={{ label: texts.retry, onRetry, busy: loading }}
          details={{ label: texts.details, text: supportLine(error) }}
        />
      );
    }
    if (!loaded || loading) return <Skeleton label={texts.loading} rows={4} kind="notice" />;
    return <Empty icon={emptyIcon} title={texts.empty} text={texts.emptyHint} />;
  }
  return (
    <>
      <ul className="oms-feed" aria-label={label} aria-busy={loading}>
        {children}
      </ul>
      {error ? (
        <div className="oms-feed-more" role="alert">
          <span title={supportLine(error)}>{error.message}</span>
          <Button variant="link" busy={loading} onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        more && (
          <div className="oms-feed-more">
            <Button variant="link" busy={loading} onClick={onMore}>
              {texts.more}
            </Button>
          </div>
        )
      )}
    </>
  );
}
