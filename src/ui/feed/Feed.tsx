import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { useSheet } from '../../react/sheet';
import { useErrorText } from '../../react/use-text';
import { Button } from '../button/Button';
import type { IconDrawing } from '../icon/Icon';
import { useKeptPress } from '../use-kept-press';
import { Empty } from '../view-states/Empty';
import { Failed } from '../view-states/Failed';
import { Skeleton } from '../view-states/Skeleton';
import { supportLine } from '../view-states/support-line';
import feedSheet from './feed.css?sheet';

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
  /** The first reply has arrived. */
  loaded: boolean;
  loading: boolean;
  more: boolean;
  error: ShellError | null;
  /** How many rows the list has. */
  count: number;
  onMore(): void;
  onRetry(): void;
  /** FeedRows. */
  children: ReactNode;
}

/**
 * A list of messages in one of four view states, with a button that loads more below it. After the first press, the
 * list loads more whenever its end scrolls into view, and not before: other content follows the list.
 */
export function Feed({ label, texts, emptyIcon, error, count, children, ...state }: FeedProps) {
  useSheet(feedSheet);
  const errorText = useErrorText();
  const keepPress = useKeptPress();
  const { loaded, loading, more, onMore, onRetry } = state;
  const [wanted, setWanted] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useWhenSeen(end, wanted && more && !loading && !error, onMore);
  if (count === 0) {
    if (error) {
      return (
        <Failed
          title={texts.failed}
          text={errorText(error)}
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
      <ul
        className="oms-feed"
        aria-label={label}
        aria-busy={loading}
        onKeyDown={moveAmongRows}
        onMouseDownCapture={keepPress}
      >
        {children}
      </ul>
      {error ? (
        <div className="oms-feed-more" role="alert">
          <span title={supportLine(error)}>{errorText(error)}</span>
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

/** Arrows, Home and End move the focus among the rows, besides Tab, which takes long in a long list. */
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
      if ([...entries].some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, on]);
}
