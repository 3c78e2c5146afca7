import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { supportLine } from '../feed/support-line';
import { Failed } from './Failed';
import { Skeleton, type SkeletonProps } from './Skeleton';

export interface LoadedProps<T> {
  state: { data: T | null; loading: boolean; error: ShellError | null };
  texts: { loading: string; failed: string; retry: string; details: string };
  skeleton: Pick<SkeletonProps, 'rows' | 'kind'>;
  onRetry(): void;
  children: (data: T) => ReactNode;
}

/** One thing that is loaded, in its faces: on its way, there, or why it is not. What is there stays while it is asked for anew. */
export function Loaded<T>({
  state: { data, loading, error },
  texts,
  skeleton,
  onRetry,
  children,
}: LoadedProps<T>) {
  if (data !== null) return children(data);
  if (!error) return <Skeleton label={texts.loading} {...skeleton} />;
  return (
    <Failed
      title={texts.failed}
      text={error.message}
      retry={{ label: texts.retry, onRetry, busy: loading }}
      details={{ label: texts.details, text: supportLine(error) }}
    />
  );
}
