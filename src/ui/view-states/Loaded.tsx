import FileX from 'lucide/dist/esm/icons/file-x.mjs';
import type { ReactNode } from 'react';
import type { ShellError } from '../../core/errors';
import { isGone } from '../../core/request/gone';
import { useErrorText } from '../../react/use-text';
import { Empty } from './Empty';
import { Failed } from './Failed';
import { Skeleton, type SkeletonProps } from './Skeleton';
import { supportLine } from './support-line';

export interface LoadedProps<T> {
  state: { data: T | null; loading: boolean; error: ShellError | null };
  texts: {
    loading: string;
    failed: string;
    retry: string;
    details: string;
    /** For one record: it does not exist any more. */
    gone?: { readonly title: string; readonly text: string };
  };
  skeleton: Pick<SkeletonProps, 'rows' | 'kind'>;
  onRetry(): void;
  children: (data: T) => ReactNode;
}

/**
 * A resource in one of its view states: loading, loaded, failed or, for one record, gone. Loaded data stays while it is
 * fetched again.
 */
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
  if (texts.gone && isGone(error)) return <Empty icon={FileX} {...texts.gone} />;
  return (
    <Failed
      title={texts.failed}
      text={errorText(error)}
      retry={{ label: texts.retry, onRetry, busy: loading }}
      details={{ label: texts.details, text: supportLine(error) }}
    />
  );
}
