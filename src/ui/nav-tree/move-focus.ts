import { findByPrefix, isCharacter } from '../keyboard/typeahead';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Where a key takes the focus among the rows that are shown, in their order. Right and Left open and close a group first;
 * on what is open Right goes in, on an entry Left goes to its group.
 * @returns the row to focus, `toggle` to press the present one, or nothing if the key is none of ours
 */
export function keyTarget(
  rows: readonly HTMLElement[],
  row: HTMLElement,
  event: Key,
): HTMLElement | 'toggle' | undefined {
  const at = rows.indexOf(row);
  const expanded = row.getAttribute('aria-expanded');
  switch (event.key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      return expanded === 'false' ? 'toggle' : expanded === 'true' ? rows[at + 1] : undefined;
    case 'ArrowLeft':
      return expanded === 'true' ? 'toggle' : groupOf(row);
  }
  if (!isCharacter(event)) return undefined;
  const labels = rows.map((other) => other.textContent ?? '');
  return rows[findByPrefix(labels, event.key, at)];
}

function groupOf(row: HTMLElement): HTMLElement | undefined {
  const group = row.closest('ul')?.parentElement?.firstElementChild;
  return group instanceof HTMLElement && group.hasAttribute('data-nav') ? group : undefined;
}
