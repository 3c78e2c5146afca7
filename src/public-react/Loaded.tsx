import type { ReactNode } from 'react';
import type { Load } from '../react/use-load';
import { useT } from '../react/use-text';
import { Loaded as ViewState } from '../ui/view-states/Loaded';
import type { SkeletonProps } from '../ui/view-states/Skeleton';

export interface LoadedProps<T> extends Partial<Pick<SkeletonProps, 'rows' | 'kind'>> {
  /** From `useLoad`. */
  load: Load<T>;
  /** Names the data for screen readers: `Order` is announced as "Loading: Order". Default: "Loading…" alone. */
  name?: string;
  /** Says in one line what could not be loaded. */
  failed?: string;
  /** For one record that the service does not find: a line, and what to do. */
  gone?: { readonly title: string; readonly text: string };
  children: (data: T) => ReactNode;
}

/**
 * Data in one of its view states: a skeleton of `rows`, a failure with a retry, a record that is gone, or what
 * `children` makes of it. Stands in a surface.
 */
export function Loaded<T>({ load, rows = 4, kind = 'row', name, failed, gone, children }: LoadedProps<T>) {
  const t = useT();
  return (
    <ViewState
      state={load}
      texts={{
        loading: name === undefined ? t('data.loading') : t('data.loadingNamed', { name }),
        failed: failed ?? t('data.failed'),
        retry: t('action.retry'),
        details: t('error.details'),
        ...(gone && { gone }),
      }}
      skeleton={{ rows, kind }}
      onRetry={() => void load.refresh()}
    >
      {children}
    </ViewState>
  );
}
