import { findByPrefix, isCharacter } from '../../../src/ui/keyboard/typeahead';
import { stepOfKey } from '../../../src/ui/text/writing-direction';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Where a key takes the focus in the flyout: down and up through the entries in their order, left and right to the
 * entry beside it in the next column, `back` to the menu from the first column.
 * Columns are `data-column`, entries `data-fly`.
 */
export function flyoutTarget(
  layer: HTMLElement,
  active: HTMLElement | null,
  event: Key,
): HTMLElement | 'back' | undefined {
  const entries = [...layer.querySelectorAll<HTMLElement>('[data-fly]')];
  const at = active ? entries.indexOf(active) : -1;
  if (!active || at < 0) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return entries[at + 1];
    case 'ArrowUp':
      return entries[at - 1];
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
  }
  const step = stepOfKey(event.key, active);
  if (step !== 0) return beside(layer, active, step) ?? (step < 0 ? 'back' : undefined);
  // Among the columns letters find what is out of view, too: the flyout does that itself.
  if (!isCharacter(event) || active.closest('.oms-fly')) return undefined;
  const labels = entries.map((entry) => entry.textContent ?? '');
  return entries[findByPrefix(labels, event.key, at)];
}

function beside(layer: HTMLElement, active: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const columns = [...layer.querySelectorAll('[data-column]')];
  const column = columns[columns.findIndex((one) => one.contains(active)) + step];
  const { top } = active.getBoundingClientRect();
  const distance = (entry: HTMLElement) => Math.abs(entry.getBoundingClientRect().top - top);
  const entries = [...(column?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])];
  return entries.sort((a, b) => distance(a) - distance(b))[0];
}
