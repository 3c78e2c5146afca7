import { useSheet } from '../../react/sheet';
import { strongEnd } from './strong-end';
import textSheet from './text.css?sheet';

export interface IdTextProps {
  /**
   * Number of an order, task, bill, or a SKU: never cut. Its end is strong, for clerks read it first: four characters,
   * or the last part of one with hyphens.
   */
  id: string;
}

export function IdText({ id }: IdTextProps) {
  useSheet(textSheet);
  const end = strongEnd(id);
  if (end === id.length) return <span className="oms-id oms-id-even">{id}</span>;
  return (
    <span className="oms-id">
      <span>{id.slice(0, end)}</span>
      <b>{id.slice(end)}</b>
    </span>
  );
}
