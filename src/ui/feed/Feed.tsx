import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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

/**
 * A list of messages in its four faces, with a button that loads more below it. Who has pressed it once goes through the list:
 * from then on its end loads more by coming into sight, and not before, since something else stands below.
 */
export function Feed({ label, texts, emptyIcon, error, count, children, ...state }: FeedProps) {
  useSheet(feedSheet);
  const { loaded, loading, more, onMore, onRetry } = state;
  const [wanted, setWanted] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useWhenSeen(end, wanted && more && !loading && !error, onMore);
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
      <ul className="oms-feed" aria-label={label} aria-busy={loading} onKeyDown={moveAmongRows}>
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
          <div ref={end} className="oms-feed-more">
            <Button
              variant="link"
              busy={loading}
              onClick={() => {
                setWanted(true);
                onMore();
              }}
            >
              {texts.more}
            </Button>
          </div>
        )
      )}
    </>
  );
}

/** Arrows, Home and End go through the rows, besides Tab: a long list must not be a long way. */
function moveAmongRows(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.oms-feed-row')];
  const at = rows.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}

function useWhenSeen(ref: RefObject<Element | null>, on: boolean, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!on || !ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, on]);
}
