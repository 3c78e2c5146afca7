import { type ReactNode, useEffect } from 'react';
import type { PagedList } from '../../domain/read-receipts/paged-list';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { ListFeed, type ListFeedProps } from './ListFeed';

/** The query of a list's page. */
export interface PageFeedQuery<Q> {
  query: Q;
  /** Whether the query leaves any out. */
  filtered: boolean;
  /** Where one can be read by itself. */
  hrefOf(id: string): string;
  onOpen(id: string): void;
}

interface PageFeedProps<T, Q>
  extends Pick<ListFeedProps<T>, 'label' | 'emptyIcon'>,
    Pick<PageFeedQuery<Q>, 'query' | 'filtered'> {
  pages: PagedList<T, Q>;
  /** `none`: none matches the query. */
  texts: ListFeedProps<T>['texts'] & { none: string };
  children: (item: T, times: { now: number; locale: string; look: 'stamp' }) => ReactNode;
}

/** One page of a list of messages, in one of its view states; a `Pager` beside it changes the page. */
export function PageFeed<T, Q>({ pages, query, filtered, texts, children, ...rest }: PageFeedProps<T, Q>) {
  const t = useT();
  const state = useStore(pages.$state);
  useEffect(() => pages.show(query), [pages, query]);
  return (
    <ListFeed
      {...rest}
      texts={filtered ? { ...texts, empty: texts.none, emptyHint: t('list.noneHint') } : texts}
      state={state}
      onRetry={pages.retry}
    >
      {(item, times) => children(item, { ...times, look: 'stamp' })}
    </ListFeed>
  );
}
