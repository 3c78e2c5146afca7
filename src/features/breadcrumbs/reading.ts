import type { TextKey } from '../../core/i18n/i18n';
import type { Place } from '../../domain/navigation/place';

/** Parts of an address that name what is done on it, as far as the menu does not (docs/behaviour.md#breadcrumbs). */
const ACTIONS: ReadonlyMap<string, TextKey> = new Map([
  ['query', 'crumb.view'],
  ['detail', 'crumb.view'],
  ['add', 'crumb.add'],
  ['list', 'crumb.list'],
  ['edit', 'crumb.edit'],
  ['update', 'crumb.edit'],
]);

const segmentsOf = (url: string): string[] => new URL(url).pathname.split('/').filter(Boolean);

export interface Reading {
  /** The address is the entry's own, or that of something done below it. */
  known: boolean;
  /** The action, where the entry found is the one above the page. */
  action: TextKey | null;
}

/**
 * Relates an address to the menu entry that it was found under. Below an entry only addresses with an action are pages:
 * /home/orders/query is the view of an order, /home/orders/xyz is nothing.
 */
export function readAddress(href: string, place: Pick<Place, 'url'> | null): Reading {
  if (!place || place.url === null) return { known: false, action: null };
  const here = segmentsOf(href);
  const rest = here.slice(segmentsOf(place.url).length);
  if (rest.length === 0) return { known: true, action: null };
  // The last word counts: /update/query is a view.
  const action = rest.map((segment) => ACTIONS.get(segment)).findLast((key) => key !== undefined) ?? null;
  return { known: action !== null, action };
}
