import type { ShellError } from '../../core/errors';
import type { Move } from '../../core/navigation/go-to';
import type { Link } from '../../domain/navigation/links';
import type { EntryHit } from '../../domain/navigation/search/find-entries';
import type { HostHit } from '../../domain/search/host-search';
import type { SearchState } from '../../domain/search/store';
import { GROUPS, type GroupName, type GroupState, type Hit } from '../../domain/search/types';
import * as paths from '../../page/addresses/console-paths';
import type { HostSearch } from './use-host-search';

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
  /** Remembered by this name, which brings it before others the next time. */
  usedAs?: string;
}

export type Row = { choice: Choice } & (
  | { kind: 'page'; hit: EntryHit }
  | { kind: 'hit'; hit: Hit }
  | { kind: 'host'; hit: HostHit }
  | { kind: 'number'; number: string }
  | { kind: 'action'; action: Action }
);

/** Something to do, in words: it leads to a page, or acts on this one. */
export interface Action {
  readonly id: string;
  readonly title: string;
  /** Where it belongs. */
  readonly aside?: string | undefined;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[] | undefined;
  /** The part of the title that matches. */
  readonly range: readonly [start: number, end: number] | null;
  readonly link?: Link | undefined;
  run?(): void;
}

type HostName = `host-${string}`;

/** How far a search of a group is. */
export interface SectionState {
  readonly status: GroupState['status'];
  readonly error: ShellError | null;
}

export interface Section {
  /** `failed`: several groups at once, which say so once. */
  name: GroupName | 'menu' | 'recent' | 'actions' | 'organisations' | 'failed' | 'numbers' | HostName;
  /** Of a group of the host; the shell has words for the others. */
  title?: string;
  rows: readonly Row[];
  /** Null for pages. */
  state: SectionState | null;
  /** How many there are, shown or not; null where nobody counts. */
  total: number | null;
  /** At the right of the group's head. */
  lead: Choice | null;
  retry: Choice | null;
  /** The groups that this one stands for. */
  groups: readonly GroupName[];
  /** The first reply has not arrived. */
  waiting: boolean;
}

export interface Actions {
  consoleLink(path: string): Link | null;
  showAnnouncement(id: string): void;
  retry(group: GroupName): void;
  retryHost(group: string): void;
  /** Shows all menu entries that were found. */
  showAllEntries(): void;
  forgetRecent(): void;
}

export interface Pages {
  menu: readonly EntryHit[];
  /** How many menu entries were found. */
  menuTotal: number;
  /** Pages that the user was on, without those found in the menu already. */
  recent: readonly EntryHit[];
}

/** Actions and organisations that match the keyword. */
export interface Doings {
  actions: readonly Action[];
  /** Switches to other organisations. */
  organisations: readonly Action[];
}

/** Menu entries that are shown before "See all" (docs/behaviour.md#search). */
export const FIRST = 5;

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
export function sectionsOf(
  state: SearchState | null,
  pages: Pages,
  doings: Doings,
  actions: Actions,
  hostGroups: HostSearch['groups'] = [],
): Section[] {
  const { menu, menuTotal, recent } = pages;
  const clear: Choice = { id: 'search-recent-clear', to: null, act: actions.forgetRecent, stays: true };
  const all: Choice = { id: 'search-menu-all', to: null, act: actions.showAllEntries, stays: true };
  const shown = menu.length < menuTotal && menu.length <= FIRST ? all : null;
  const sections = [
    { ...pageSection('menu', menu, shown), total: menuTotal },
    pageSection('recent', recent, clear),
    actionSection('actions', doings.actions),
    actionSection('organisations', doings.organisations),
    ...(state ? groupSections(state, actions) : []),
    ...(state ? hostGroups.map((group) => hostSection(group, actions)) : []),
  ];
  return sections.filter(({ rows, retry, waiting }) => rows.length > 0 || retry !== null || waiting);
}

function pageSection(name: 'menu' | 'recent', hits: readonly EntryHit[], lead: Choice | null): Section {
  const rows = hits.map(
    (hit): Row => ({ kind: 'page', hit, choice: { id: idOf(name, hit.id), to: moveTo(hit.link) } }),
  );
  return { name, rows, lead, ...ALONE };
}

/** Of a section that no service is asked for. */
const ALONE = { state: null, total: null, retry: null, groups: [], waiting: false } as const;

function actionSection(name: 'actions' | 'organisations', actions: readonly Action[]): Section {
  const rows = actions.map((action): Row => {
    const { id, link, run } = action;
    const to = moveTo(link ?? null);
    const usedAs = name === 'actions' && { usedAs: id };
    const choice: Choice = { id: idOf(name, id), to, ...usedAs, ...(run && { act: run }) };
    return { kind: 'action', action, choice };
  });
  return { name, rows, lead: null, ...ALONE };
}

/**
 * Numbers that were searched for together, which finds nothing: each can be searched for alone, and the list of orders
 * shows all: its text filter takes several values, one a line.
 */
export function numberSection(
  numbers: readonly string[],
  search: (number: string) => void,
  consoleLink: Actions['consoleLink'],
): Section {
  const rows = numbers.map((number): Row => {
    const choice: Choice = { id: idOf('number', number), to: null, act: () => search(number), stays: true };
    return { kind: 'number', number, choice };
  });
  const list = moveTo(consoleLink(`${paths.ORDERS}?text=${encodeURIComponent(numbers.join('\n'))}`));
  const lead = list && { id: 'search-numbers-all', to: list };
  return { name: 'numbers', rows, lead, ...ALONE };
}

/** Groups that failed together are one line, in the place of the first. */
function groupSections(state: SearchState, actions: Actions): Section[] {
  const failed = GROUPS.filter((name) => state[name].status === 'failed');
  const [first] = failed;
  if (failed.length < 2 || !first) return GROUPS.map((name) => groupSection(name, state[name], actions));
  const retry = () => {
    for (const name of failed) actions.retry(name);
  };
  const together: Section = {
    ...groupSection(first, state[first], actions),
    name: 'failed',
    retry: { id: 'search-failed-retry', to: null, act: retry, stays: true },
    groups: failed,
  };
  return GROUPS.flatMap((name) => {
    if (name === first) return together;
    return failed.includes(name) ? [] : groupSection(name, state[name], actions);
  });
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
    total: state.status === 'done' ? state.total : null,
    lead: list && { id: `search-${name}-all`, to: list },
    retry: state.status === 'failed' ? retry : null,
    groups: [name],
    waiting: rows.length === 0 && (state.status === 'loading' || state.status === 'idle'),
  };
}

/** A group of the host. How many there are is known where all of them are shown. */
function hostSection(
  { id, title, status, hits, error }: HostSearch['groups'][number],
  actions: Actions,
): Section {
  const name: HostName = `host-${id}`;
  const rows = hits.map((hit): Row => {
    const link = hit.url === null ? null : actions.consoleLink(hit.url);
    const choice: Choice = { id: idOf(name, hit.id), to: moveTo(link) };
    if (hit.select) choice.act = hit.select;
    return { kind: 'host', hit, choice };
  });
  const retry = () => actions.retryHost(id);
  return {
    ...ALONE,
    name,
    title,
    rows,
    state: { status, error },
    lead: null,
    retry: status === 'failed' ? { id: `search-${name}-retry`, to: null, act: retry, stays: true } : null,
    waiting: rows.length === 0 && (status === 'loading' || status === 'idle'),
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

/** How much was found in all groups, shown or not. */
export const totalOf = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, { total, state, rows, title }) => sum + (total ?? (state && !title ? 0 : rows.length)),
    0,
  );

/**
 * The first hit, which Enter opens: none of a group that still shows the hits of another keyword.
 * @param searched the groups were searched for the present keyword
 */
export function firstOf(sections: readonly Section[], searched: boolean): Choice | undefined {
  const current = ({ state }: Section) => state === null || (searched && state.status === 'done');
  return sections.find((section) => section.rows.length > 0 && current(section))?.rows[0]?.choice;
}
