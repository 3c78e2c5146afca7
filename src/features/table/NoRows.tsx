import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { ShellError } from '../../core/errors';
import { useCopy } from '../../react/use-copy';
import { useErrorText, useT } from '../../react/use-text';
import { PlainButton } from '../../ui/button/PlainButton';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { Skeleton } from '../../ui/view-states/Skeleton';
import { supportLine } from '../../ui/view-states/support-line';
import type { DataTableProps } from './options';

/** A table without rows: they load, have failed, do not match, or there are none. */
export function NoRows({
  label,
  rows,
  loading,
  error,
  filtered,
  empty,
  onRetry,
  onReset,
}: Pick<DataTableProps, 'label' | 'empty'> & {
  /** Rows of a page. */
  rows: number;
  loading: boolean;
  error: ShellError | null;
  filtered: boolean;
  onRetry(): void;
  onReset(): void;
}) {
  const t = useT();
  const errorText = useErrorText();
  const copy = useCopy();
  if (error)
    return (
      <Failed
        title={t('table.failed')}
        text={errorText(error)}
        retry={{ label: t('action.retry'), onRetry, busy: loading }}
        details={{ label: t('error.details'), text: supportLine(error) }}
        copy={{ label: t('table.copyDetails'), onCopy: (text) => void copy(text) }}
      />
    );
  if (loading) return <Skeleton label={t('data.loadingNamed', { name: label })} rows={rows} />;
  if (filtered)
    return (
      <Empty
        icon={SearchX}
        title={t('table.noMatch')}
        text={t('list.noneHint')}
        action={<PlainButton onClick={onReset}>{t('table.reset')}</PlainButton>}
      />
    );
  return (
    <Empty icon={Inbox} title={empty?.title ?? t('table.empty')} text={empty?.text} action={empty?.action} />
  );
}
