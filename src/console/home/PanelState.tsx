import type { ReactNode } from 'react';
import type { ResourceState } from '../../core/store/resource';
import { useT } from '../../react/use-text';
import { Skeleton } from '../../ui/view-states/Skeleton';
import { Failure } from '../parts/Failure';

export interface PanelStateProps<T> {
  /** The name of what loads, for the sentence that is announced meanwhile. */
  name: string;
  /** The sentence over the retry button, where the data cannot be loaded. */
  failed: string;
  state: ResourceState<T>;
  onRetry(): void;
  /** Of the content's height. */
  skeleton: { readonly rows: number; readonly kind: 'row' | 'two' };
  isEmpty(data: T): boolean;
  empty: ReactNode;
  children(data: T): ReactNode;
}

/** One of the four view states of a panel: skeleton, empty, failed or content. Known content remains while it loads again. */
export function PanelState<T>({
  name,
  failed,
  state,
  onRetry,
  skeleton,
  isEmpty,
  empty,
  children,
}: PanelStateProps<T>): ReactNode {
  const t = useT();
  const { data, error, loading } = state;
  if (data !== null) return isEmpty(data) ? empty : children(data);
  if (error) {
    return <Failure title={failed} error={error} onRetry={onRetry} busy={loading} />;
  }
  return <Skeleton label={t('data.loadingNamed', { name })} rows={skeleton.rows} kind={skeleton.kind} />;
}
