import type { EntryHit } from '../../core/navigation/find-entries';
import type { Link } from '../../core/navigation/links';
import type { SearchState } from './store';
import { GROUPS, type GroupName, type GroupState, type Hit } from './types';

/** A line of the panel that can be chosen: a link, or something that is done here. */
export interface Choice {
  /** Id of its element. */
  id: string;
  link: Link | null;
  /** What is done where there is no link. */
  act?: () => void;
}

export type Row = { choice: Choice } & ({ kind: 'menu'; hit: EntryHit } | { kind: 'hit'; hit: Hit });

export interface Section {
  name: GroupName | 'menu';
  rows: readonly Row[];
  /** Null for the menu, whose hits are all shown. */
  state: GroupState | null;
  all: Choice | null;
  retry: Choice | null;
}

export interface Actions {
  consoleLink(path: string): Link | null;
  showAnnouncement(id: string): void;
  retry(group: GroupName): void;
}

/** Pages of spec 2.4; announcements have none in the console and are shown where one is. */
const PAGES: Readonly<Partial<Record<GroupName, { list: string; detail: string }>>> = {
  orders: { list: '/home/b2corder', detail: '/home/b2corder/upadte/query' },
  products: { list: '/home/products/allproducts/list', detail: '/home/products/allproducts/update/query' },
  purchases: { list: '/home/purchase/order/list', detail: '/home/purchase/order/update/query' },
};

/** The sections of the panel, in the order of the arrow keys. Groups where nothing was found have no rows. */
export function sectionsOf(state: SearchState, menu: readonly EntryHit[], actions: Actions): Section[] {
  const sections = GROUPS.map((name) => groupSection(name, state[name], actions));
  if (menu.length === 0) return sections;
  const rows = menu.map(
    (hit): Row => ({ kind: 'menu', hit, choice: { id: `search-menu-${hit.id}`, link: hit.link } }),
  );
  return [{ name: 'menu', rows, state: null, all: null, retry: null }, ...sections];
}

function groupSection(name: GroupName, state: GroupState, actions: Actions): Section {
  const pages = PAGES[name];
  const rows = state.hits.map((hit): Row => {
    const id = `search-${name}-${hit.id}`;
    const link = pages ? actions.consoleLink(`${pages.detail}?id=${encodeURIComponent(hit.id)}`) : null;
    const act = name === 'announcements' ? { act: () => actions.showAnnouncement(hit.id) } : {};
    return { kind: 'hit', hit, choice: { id, link, ...act } };
  });
  const list = pages && rows.length > 0 ? actions.consoleLink(pages.list) : null;
  return {
    name,
    rows,
    state,
    all: list && { id: `search-${name}-all`, link: list },
    retry:
      state.status === 'failed'
        ? { id: `search-${name}-retry`, link: null, act: () => actions.retry(name) }
        : null,
  };
}

/** All that the arrow keys reach, in their order. */
export function choicesOf(sections: readonly Section[]): Choice[] {
  return sections.flatMap(({ rows, all, retry }) => [
    ...rows.map(({ choice }) => choice),
    ...(all ? [all] : []),
    ...(retry ? [retry] : []),
  ]);
}
