import { tailOf } from '../../core/text/tail';
import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

export interface IdTextProps {
  /** Number of an order, task, bill: never cut. Its last four characters are strong, for clerks read the tail. */
  id: string;
}

export function IdText({ id }: IdTextProps) {
  useSheet(textSheet);
  const tail = tailOf(id, 4);
  return (
    <span className="oms-id">
      {id.slice(0, tail)}
      <b>{id.slice(tail)}</b>
    </span>
  );
}
