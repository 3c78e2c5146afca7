import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { useErrorText } from '../../react/use-text';
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

/** A resource in one of its view states: loading, loaded or failed. Loaded data stays while it is fetched again. */
export function Loaded<T>({
  state: { data, loading, error },
  texts,
  skeleton,
  onRetry,
  children,
}: LoadedProps<T>) {
  const errorText = useErrorText();
  if (data !== null) return children(data);
  if (!error) return <Skeleton label={texts.loading} {...skeleton} />;
  return (
    <Failed
      title={texts.failed}
      text={errorText(error)}
      retry={{ label: texts.retry, onRetry, busy: loading }}
      details={{ label: texts.details, text: supportLine(error) }}
    />
  );
}
