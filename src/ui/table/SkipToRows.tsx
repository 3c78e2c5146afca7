import type { RefObject } from 'react';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { focusFirstRow } from './row-keys';

/** Seen while it has the focus: leads past filters, tools and heads to the first row, from which arrow keys go on. */
export function SkipToRows({ box }: { box: RefObject<HTMLElement | null> }) {
  const t = useT();
  return (
    <span className="oms-table-skip">
      <PlainButton onClick={() => focusFirstRow(box.current)}>{t('table.toRows')}</PlainButton>
    </span>
  );
}
