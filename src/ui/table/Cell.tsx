import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { memo } from 'react';
import { isSeen } from '../../core/text/name';
import { toLabels } from '../../domain/labels/label';
import { useCopy } from '../../react/use-copy';
import { useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { Link } from '../button/Link';
import { LabelChip } from '../labels/LabelChip';
import { shownDay } from '../pickers/words';
import { Status } from '../status/Status';
import { IdText } from '../text/IdText';
import { Time } from '../text/Time';
import { cellHref, cellText } from './cell-text';
import type { TableCells } from './cells';
import type { RowValues, TableColumn } from './types';

/** The content of a cell. */
export const Cell = memo(function Cell({
  column,
  row,
  id,
  cells,
}: {
  column: TableColumn;
  row: RowValues;
  /** Of the row: the words of a link whose field is blank. */
  id: string;
  cells: TableCells;
}) {
  const value = <Value column={column} row={row} cells={cells} />;
  const href = cellHref(column, row);
  const to = href === null ? null : cells.move(href);
  const shown =
    to === null ? (
      value
    ) : (
      <Link to={to}>
        {isSeen(cellText(column, row, cells.zone)) || column.type === 'labels' ? value : id}
      </Link>
    );
  if (column.type !== 'id' && !column.render) return shown;
  return (
    <span className="oms-table-group">
      {(column.type !== undefined || !column.render) && shown}
      {column.render?.(row)}
      {column.type === 'id' && <CopyId text={cellText(column, row, cells.zone)} />}
    </span>
  );
});

function Value({ column, row, cells }: { column: TableColumn; row: RowValues; cells: TableCells }) {
  const text = cellText(column, row, cells.zone);
  switch (column.type) {
    case 'id':
      return <IdText id={text} />;
    case 'number':
      return text === '' ? null : cells.number(text);
    case 'amount': {
      const currency = row[column.currency ?? 'currency'];
      return text === '' ? null : (
        <>
          {typeof currency === 'string' && <span className="oms-table-currency">{currency} </span>}
          {cells.amount(text)}
        </>
      );
    }
    case 'time':
      return text === '' ? null : <Time at={text} now={cells.now} locale={cells.locale} look="stamp" />;
    case 'date':
      return shownDay(text, cells.locale) ?? text;
    case 'status':
      return text === '' ? null : (
        <Status kind={column.glyphs?.[String(row[column.key])] ?? 'none'}>{text}</Status>
      );
    case 'labels':
      return <RowLabels labels={row[column.key]} />;
    default:
      return text;
  }
}

function RowLabels({ labels }: { labels: unknown }) {
  return (
    <span className="oms-table-labels">
      {toLabels(labels)?.map(({ id, name, colour }) => (
        <LabelChip key={id} name={name} colour={colour} />
      ))}
    </span>
  );
}

/** Shown while the pointer is on the row or the focus is in it. */
function CopyId({ text }: { text: string }) {
  const t = useT();
  const copy = useCopy();
  if (text === '') return null;
  return (
    <span className="oms-table-copy">
      <IconButton
        icon={Copy}
        size="s"
        iconSize={14}
        label={t('table.copy', { id: text })}
        onClick={() => copy(text)}
      />
    </span>
  );
}
