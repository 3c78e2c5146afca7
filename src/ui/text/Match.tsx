import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

/** `text` with each match of the query marked, ignoring case. */
export function Match({ text, query }: { text: string; query: string }) {
  useSheet(textSheet);
  const wanted = query.trim();
  if (!wanted) return text;
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
  // split with a group: matches have the odd indexes.
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
