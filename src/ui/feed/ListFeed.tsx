import { type ReactNode, useMemo } from 'react';
import type { ListState } from '../../core/store/list';
import { pageWindow } from '../../page/platform/page-window';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { useBatches } from '../batches/use-batches';
import { Feed, type FeedProps, type FeedTexts } from './Feed';

export interface ListFeedProps<T> extends Pick<FeedProps, 'label' | 'emptyIcon' | 'onRetry'> {
  texts: Pick<FeedTexts, 'loading' | 'failed' | 'empty' | 'emptyHint'>;
  state: ListState<T>;
  /** Loads the next rows; without it pages or another control lead to them. */
  onMore?: (() => void) | undefined;
  /** A FeedRow; `times` is for the Time in it. */
  children: (item: T, times: { now: number; locale: string }) => ReactNode;
}

/** px of a low row, and the share of a window that a panel gives to its rows. */
const ROW = 58;
const SHARE = 2 / 3;
/** Rows that are rendered at once in any window. */
const LEAST = 10;

/** Rows that may be in view; a window of a server has no height. */
const inView = () => Math.max(LEAST, Math.ceil(((pageWindow.innerHeight || 0) * SHARE) / ROW));

/** A list of messages from a store, in one of four view states: loading, empty, failed, content. */
export function ListFeed<T>({ texts, state, onMore, children, ...rest }: ListFeedProps<T>) {
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  const { items, total, loading, more, error } = state;
  // The rows that are there already are not rendered again when those behind them come.
  const rows = useMemo(
    () => items.map((item) => children(item, { now, locale })),
    [items, children, now, locale],
  );
  const rendered = useBatches(rows, '', inView());
  return (
    <Feed
      {...rest}
      texts={{ ...texts, more: t('list.more'), retry: t('action.retry'), details: t('error.details') }}
      loaded={total !== null}
      loading={loading}
      more={more && onMore !== undefined}
      error={error}
      count={items.length}
      onMore={onMore ?? (() => {})}
    >
      {rendered}
    </Feed>
  );
}
