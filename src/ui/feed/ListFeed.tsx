import type { ReactNode } from 'react';
import type { ListState } from '../../core/store/list';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { Feed, type FeedProps, type FeedTexts } from './Feed';

export interface ListFeedProps<T> extends Pick<FeedProps, 'label' | 'emptyIcon' | 'onRetry'> {
  texts: Pick<FeedTexts, 'loading' | 'failed' | 'empty' | 'emptyHint'>;
  state: ListState<T>;
  /** Loads the next rows; without it pages or another control lead to them. */
  onMore?: (() => void) | undefined;
  /** A FeedRow; `times` is for the Time in it. */
  children: (item: T, times: { now: number; locale: string }) => ReactNode;
}

/** A list of messages from a store, in one of four view states: loading, empty, failed, content. */
export function ListFeed<T>({ texts, state, onMore, children, ...rest }: ListFeedProps<T>) {
  const t = useT();
  const times = { now: useNow(), locale: useLocale() };
  const { items, total, loading, more, error } = state;
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
      {items.map((item) => children(item, times))}
    </Feed>
  );
}
