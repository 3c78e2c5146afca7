import type { ReactNode } from 'react';
import { rangesOf } from '../../core/text/fold';
import { useSheet } from '../../react/sheet';
import textSheet from './text.css?sheet';

/** `text` with each match of the query marked, as texts are compared. */
export function Match({ text, query }: { text: string; query: string }) {
  useSheet(textSheet);
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, query)) {
    pieces.push(
      text.slice(end, from),
      <mark key={from} className="oms-match">
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return [...pieces, text.slice(end)];
}
