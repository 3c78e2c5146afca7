import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

export interface MarkedProps {
  text: string;
  /** The matched part, end exclusive; null marks nothing. */
  range: readonly [start: number, end: number] | null;
}

/** A text of which one part is marked. */
export function Marked({ text, range }: MarkedProps) {
  useSheet(textSheet);
  if (!range) return text;
  const [start, end] = range;
  return (
    <>
      {text.slice(0, start)}
      <mark className="oms-match">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
