import { charactersOf } from '../../core/text/cut';
import { tailOf } from '../../core/text/tail';
import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

/** Characters at the end that stay: the ending of a file and what tells it from its siblings. */
const TAIL = 10;

/** A text of one line that is cut in its middle where there is no room, as the name of a file; hovering shows it whole. */
export function MiddleCut({ text }: { text: string }) {
  useSheet(textSheet);
  const at = charactersOf(text).length > 2 * TAIL ? tailOf(text, TAIL) : text.length;
  return (
    <span className="oms-middle-cut" title={text} dir="auto">
      <span className="oms-middle-cut-head">{text.slice(0, at)}</span>
      {at < text.length && <span className="oms-middle-cut-tail">{text.slice(at)}</span>}
    </span>
  );
}
