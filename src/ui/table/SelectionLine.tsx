import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { cx } from '../class-names';

export interface SelectionLineProps {
  /** How many rows match, written; null until that is known. */
  total: string | null;
  /** How many are selected, written; null for none. */
  selected: string | null;
  /** All that match are selected. */
  all: boolean;
  /** Rows of this page are selected and there are others: the whole may be selected. */
  onAll: (() => void) | undefined;
  /** Back from all to those of this page, as many as `pageCount`. */
  onPage: (() => void) | undefined;
  pageCount: number;
  onClear(): void;
  /** Bulk actions while rows are selected; else what belongs to the list. */
  children?: ReactNode;
}

/** The line above the head, which is always there: the total, or what is selected and what can be done with it. */
export function SelectionLine({
  total,
  selected,
  all,
  onAll,
  onPage,
  pageCount,
  onClear,
  children,
}: SelectionLineProps) {
  const t = useT();
  return (
    <div className={cx('oms-table-bar', selected !== null && 'oms-table-bar-on')}>
      <span role="status">
        {selected !== null
          ? t(all ? 'table.allSelected' : 'table.selected', { count: selected })
          : total !== null && t('table.total', { count: total })}
      </span>
      {selected !== null && (
        <>
          {onAll && (
            <PlainButton variant="link" size="s" onClick={onAll}>
              {t('table.selectAll', { count: total ?? '' })}
            </PlainButton>
          )}
          {onPage && (
            <PlainButton variant="link" size="s" onClick={onPage}>
              {t('table.onlyPage', { count: pageCount })}
            </PlainButton>
          )}
          <PlainButton variant="link" size="s" onClick={onClear}>
            {t('action.clear')}
          </PlainButton>
        </>
      )}
      <span className="oms-table-bar-end">{children}</span>
    </div>
  );
}
