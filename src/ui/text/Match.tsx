import { useSheet } from '../../react/sheet';
import { textSheet } from './sheet';

/** `text` with what was searched for marked, wherever it stands, whatever its case. */
export function Match({ text, query }: { text: string; query: string }) {
  useSheet(textSheet);
  const wanted = query.trim();
  if (!wanted) return text;
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
  // split with a group: what matched stands at the odd places.
  return text.split(pattern).map((part, index) => {
    const key = `${index}`;
    return index % 2 ? (
      <mark key={key} className="oms-match">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
