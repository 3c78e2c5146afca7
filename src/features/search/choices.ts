import type { EntryHit } from '../../core/navigation/find-entries';
import type { Link } from '../../core/navigation/links';
import type { SearchState } from './store';
import { GROUPS, type GroupName, type GroupState, type Hit } from './types';

/** A line of the panel that can be chosen: a link, something that is done here, or both. */
export interface Choice {
  /** Id of its element. */
  id: string;
  /** Where it leads; in a new tab always here. */
  link: Link | null;
  /** What is done instead of going there. */
  act?: () => void;
  /** The search stays open after `act`. */
  stays?: true;
  /** What the page that it leads to is about, for the recent pages. */
  about?: string;
}

export type Row = { choice: Choice } & ({ kind: 'page'; hit: EntryHit } | { kind: 'hit'; hit: Hit });

export interface Section {
  name: GroupName | 'menu' | 'recent';
  rows: readonly Row[];
  /** Null for pages, which are all shown. */
  state: GroupState | null;
  /** At the right of the group's head. */
  lead: Choice | null;
  retry: Choice | null;
  /** Its first reply is under way. */
  waiting: boolean;
}

export interface Actions {
  consoleLink(path: string): Link | null;
  showAnnouncement(id: string): void;
  retry(group: GroupName): void;
  forgetRecent(): void;
}

export interface Pages {
  menu: readonly EntryHit[];
  recent: readonly EntryHit[];
}

/** Pages of spec 2.4. */
const PAGES: Readonly<Record<GroupName, { list: string; detail: string }>> = {
  orders: { list: '/home/b2corder', detail: '/home/b2corder/upadte/query' },
  products: { list: '/home/products/allproducts/list', detail: '/home/products/allproducts/update/query' },
  purchases: { list: '/home/purchase/order/list', detail: '/home/purchase/order/update/query' },
  announcements: { list: '/home/announce/list', detail: '/home/announce/detail' },
};

/**
 * The sections of the panel, in the order of the arrow keys; those without anything to show are left out.
 * @param state null where nothing is searched for
 */
export function sectionsOf(state: SearchState | null, { menu, recent }: Pages, actions: Actions): Section[] {
  const clear: Choice = { id: 'search-recent-clear', link: null, act: actions.forgetRecent, stays: true };
  const sections = [
    pageSection('menu', menu, null),
    pageSection('recent', recent, clear),
    ...(state ? GROUPS.map((name) => groupSection(name, state[name], actions)) : []),
  ];
  return sections.filter(({ rows, retry, waiting }) => rows.length > 0 || retry !== null || waiting);
}

function pageSection(name: 'menu' | 'recent', hits: readonly EntryHit[], lead: Choice | null): Section {
  const rows = hits.map(
    (hit): Row => ({ kind: 'page', hit, choice: { id: idOf(name, hit.id), link: hit.link } }),
  );
  return { name, rows, state: null, lead, retry: null, waiting: false };
}

function groupSection(name: GroupName, state: GroupState, actions: Actions): Section {
  const pages = PAGES[name];
  const rows = state.hits.map((hit): Row => {
    const choice: Choice = {
      id: idOf(name, hit.id),
      link: actions.consoleLink(`${pages.detail}?id=${encodeURIComponent(hit.id)}`),
      about: hit.code || hit.title,
    };
    // Read where one is, which every page can show.
    if (name === 'announcements') choice.act = () => actions.showAnnouncement(hit.id);
    return { kind: 'hit', hit, choice };
  });
  const list = rows.length > 0 ? actions.consoleLink(pages.list) : null;
  const retry: Choice = {
    id: `search-${name}-retry`,
    link: null,
    act: () => actions.retry(name),
    stays: true,
  };
  return {
    name,
    rows,
    state,
    lead: list && { id: `search-${name}-all`, link: list },
    retry: state.status === 'failed' ? retry : null,
    waiting: rows.length === 0 && (state.status === 'loading' || state.status === 'idle'),
  };
}

// An id of the service may hold blanks, which a reference to an element may not.
const idOf = (section: string, id: string) => `search-${section}-id-${encodeURIComponent(id)}`;

/** All that the arrow keys reach, in their order. */
export function choicesOf(sections: readonly Section[]): Choice[] {
  return sections.flatMap(({ rows, lead, retry }) => [
    ...rows.map(({ choice }) => choice),
    ...(lead ? [lead] : []),
    ...(retry ? [retry] : []),
  ]);
}
