import { menuOf, titleOf, type WireEntry } from '@oms/tools/bench-page/menu-data';
import { type PageSize, sizeOf } from '@oms/tools/bench-page/replies';

/** What a peer's page shows, which it has in its script: the data that the shell asks for. */
export const size = sizeOf(location.search);

/** As many as fit into the bar. */
export const modules = ({ modules }: PageSize): string[] =>
  Array.from({ length: Math.min(3, modules) }, (_, at) => titleOf.module(at + 1));

/** The groups of the first module, and the pages below one: peers have two levels. */
export function entriesOf(size: PageSize): { groups: WireEntry[]; pagesOf(id: string): WireEntry[] } {
  const entries = menuOf(size).own.menus.filter(({ moduleId }) => moduleId === '1');
  const below = (parent: string) => entries.filter(({ parentId }) => parentId === parent);
  const pagesOf = (id: string): WireEntry[] =>
    below(id).flatMap((entry) => (entry.url === null ? pagesOf(entry.id) : [entry]));
  return { groups: below('0'), pagesOf };
}

export const noticesOf = ({ notices }: PageSize): { title: string; brief: string }[] =>
  Array.from({ length: notices }, (_, at) => ({
    title: `Shipment ${4711 + at} has left the warehouse`,
    brief: 'Two parcels, picked up by the carrier; the label has been printed.',
  }));
