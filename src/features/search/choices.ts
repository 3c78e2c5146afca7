import * as paths from '../../core/config/console-paths';
import type { Move } from '../../domain/navigation/go-to';
import type { Link } from '../../domain/navigation/links';
import type { EntryHit } from '../../domain/navigation/search/find-entries';
import type { SearchState } from '../../domain/search/store';
import { GROUPS, type GroupName, type GroupState, type Hit } from '../../domain/search/types';

/** A line of the panel that the user can choose: a link, an action, or both. */
export interface Choice {
  /** Id of its element. */
  id: string;
  /** The address that it leads to; a new tab always opens it. */
  to: Move | null;
  /** Runs instead of going to the address. */
  act?: () => void;
  /** The search stays open after `act`. */
  stays?: true;
  /** Names the subject of its page, for the recent pages. */
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
  /** The first reply has not arrived. */
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

/** Pages of each group (docs/behaviour.md#search). */
const PAGES: Readonly<Record<GroupName, { list: string; detail: string }>> = {
  orders: { list: paths.ORDERS, detail: paths.ORDER },
  products: { list: paths.PRODUCTS, detail: paths.PRODUCT },
  purchases: { list: paths.PURCHASES, detail: paths.PURCHASE },
  announcements: { list: paths.ANNOUNCEMENTS, detail: paths.ANNOUNCEMENT },
};

/**
 * The sections of the panel, in the order of the arrow keys; those without anything to show are left out.
 * @param state null where nothing is searched for
 */
export function sectionsOf(state: SearchState | null, { menu, recent }: Pages, actions: Actions): Section[] {
  const clear: Choice = { id: 'search-recent-clear', to: null, act: actions.forgetRecent, stays: true };
  const sections = [
    pageSection('menu', menu, null),
    pageSection('recent', recent, clear),
    ...(state ? GROUPS.map((name) => groupSection(name, state[name], actions)) : []),
  ];
  return sections.filter(({ rows, retry, waiting }) => rows.length > 0 || retry !== null || waiting);
}

function pageSection(name: 'menu' | 'recent', hits: readonly EntryHit[], lead: Choice | null): Section {
  const rows = hits.map(
    (hit): Row => ({ kind: 'page', hit, choice: { id: idOf(name, hit.id), to: moveTo(hit.link) } }),
  );
  return { name, rows, state: null, lead, retry: null, waiting: false };
}

function groupSection(name: GroupName, state: GroupState, actions: Actions): Section {
  const pages = PAGES[name];
  const rows = state.hits.map((hit): Row => {
    const choice: Choice = {
      id: idOf(name, hit.id),
      to: moveTo(actions.consoleLink(`${pages.detail}?id=${encodeURIComponent(hit.id)}`)),
      about: hit.code || hit.title,
    };
    // Read where one is, which every page can show.
    if (name === 'announcements') choice.act = () => actions.showAnnouncement(hit.id);
    return { kind: 'hit', hit, choice };
  });
  const list = rows.length > 0 ? moveTo(actions.consoleLink(pages.list)) : null;
  const retry: Choice = {
    id: `search-${name}-retry`,
    to: null,
    act: () => actions.retry(name),
    stays: true,
  };
  return {
    name,
    rows,
    state,
    lead: list && { id: `search-${name}-all`, to: list },
    retry: state.status === 'failed' ? retry : null,
    waiting: rows.length === 0 && (state.status === 'loading' || state.status === 'idle'),
  };
}

const moveTo = (link: Link | null): Move | null => link && { ...link, source: 'search', id: null };

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
