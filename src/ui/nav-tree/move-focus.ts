import type { Typeahead } from '../keyboard/typeahead';
import { stepOfKey } from '../text/writing-direction';
import type { NavRow } from './rows';

/** The open group that Escape closes: the row itself, else the one around it. */
export function groupToClose(rows: readonly NavRow[], at: number): NavRow | undefined {
  const row = rows[at];
  return row?.open ? row : rows[row?.parent ?? -1];
}

/**
 * Finds the row that a key focuses. Right and Left open and close a group first; on an open group Right moves into it,
 * on an entry Left moves to its group. Where lines run from right to left, the two keys change places.
 * @returns the row to focus, `toggle` to press the present one, or nothing for any other key
 */
export function keyTarget(
  rows: readonly NavRow[],
  at: number,
  event: KeyboardEvent,
  typed: Typeahead,
  item: Element,
): NavRow | 'toggle' | undefined {
  const row = rows[at];
  switch (event.key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
  }
  const step = stepOfKey(event.key, item);
  if (step < 0) return row?.open ? 'toggle' : rows[row?.parent ?? -1];
  if (step > 0) {
    if (!row?.group) return undefined;
    return row.open ? rows[at + 1] : 'toggle';
  }
  return rows[
    typed.find(
      rows.map(({ node }) => node.label),
      event,
      at,
    )
  ];
}
