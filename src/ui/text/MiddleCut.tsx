import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

/** Characters at the end that stay: the ending of a file and what tells it from its siblings. */
const TAIL = 10;

/** A text of one line that is cut in its middle where there is no room, as the name of a file; hovering shows it whole. */
export function MiddleCut({ text }: { text: string }) {
  useSheet(textSheet);
  const characters = [...text];
  const at = characters.length > 2 * TAIL ? characters.length - TAIL : characters.length;
  return (
    <span className="oms-middle-cut" title={text} dir="auto">
      <span className="oms-middle-cut-head">{characters.slice(0, at).join('')}</span>
      {at < characters.length && <span className="oms-middle-cut-tail">{characters.slice(at).join('')}</span>}
    </span>
  );
}
