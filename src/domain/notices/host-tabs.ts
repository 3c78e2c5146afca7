import { atom } from 'nanostores';
import { askHost, callHost, hostError, hostFailure, reportHost } from '../../core/host-additions/ask-host';
import type { HostText } from '../../core/host-additions/host-text';
import { createReader } from '../../core/host-additions/reader';
import { createReplyReader } from '../../core/host-additions/reply-reader';
import {
  anyId,
  callback,
  count,
  flag,
  hostText,
  line,
  linkUrl,
  optionalLine,
  ownId,
} from '../../core/host-additions/rules';
import type { HostNotice, HostNoticeTab } from '../../core/host-additions/types';
import { type Member, optional } from '../../core/shape/member';
import { show } from '../../core/shape/show';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { createList, type List, type ListPage } from '../../core/store/list';
import { momentOf, readTime } from '../../core/time/read-time';
import { isRecord } from '../../page/json/json';
import { toHost } from '../../page/platform/page-window';
import type { DomainContext } from '../context';

export interface HostNoticeRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601; '' where it has none. */
  readonly time: string;
  readonly unread: boolean;
  readonly url: string | null;
}

export interface HostTab {
  readonly id: string;
  readonly title: HostText;
  /** How many messages are unread. */
  readonly count: number;
  /** Whether the host shows a message itself. */
  readonly opens: boolean;
}

type Load = HostNoticeTab['load'];
type OnOpen = NonNullable<HostNoticeTab['onOpen']>;

interface TabList {
  readonly load: Load;
  readonly onOpen: OnOpen | null;
  readonly list: List<HostNoticeRow, null>;
  /** Shows a message: in the host's way, else at its address. It is read from now on. */
  show(row: HostNoticeRow): void;
}

const idOf = ({ id }: HostNoticeRow) => id;

/** A moment of a host, in the forms that services have, too. @param zone that of a time that says none */
const moment = (zone: string): Member<string> => ({
  allowed: 'ms since 1970, a Date or an ISO 8601 time',
  read(value) {
    const time = readTime(value instanceof Date ? Number(value) : value, zone);
    return Number.isNaN(momentOf(time)) ? undefined : time;
  },
});

/** The tabs of the host in the notice centre. Loads once there is one, since few pages have that. */
export const hostTabsStore = defineStore('host-tabs', (shell: DomainContext, scope) => {
  const { additions, config, events, platform, navigation } = shell;
  const readTabs = createReader('noticeTabs', events, {
    id: ownId,
    title: hostText,
    load: callback<Load>(),
    onOpen: optional(callback<OnOpen>(), null),
    count: optional(count, null),
  });
  const readCounts = createReader('noticeCounts', events, { id: ownId, count });
  const readRows = createReplyReader(events, {
    id: anyId,
    title: line,
    text: optionalLine,
    time: optional(moment(config.serviceTimeZone), ''),
    unread: optional(flag, false),
    url: optional(
      linkUrl(() => platform.location.href()),
      null,
    ),
  });
  const $tabs = atom<readonly HostTab[]>([]);
  /** How much is unread in all of them. */
  const $unread = atom(0);
  const lists = new Map<string, TabList>();
  /**
   * The rows of `setCount` that count no more: they have been taken in, a reply may be newer; or they were of another
   * organisation or user.
   */
  let taken = new Map<string, unknown>();
  const rowsOfCounts = () =>
    new Map(additions.rows('noticeCounts').map(({ row }) => [(row as { id: string }).id, row as unknown]));

  function setTabs(tabs: readonly HostTab[]): void {
    $tabs.set(tabs);
    $unread.set(tabs.reduce((sum, tab) => sum + tab.count, 0));
  }

  const setCount = (id: string, next: (before: number) => number) =>
    setTabs($tabs.get().map((tab) => (tab.id === id ? { ...tab, count: next(tab.count) } : tab)));

  function update(): void {
    const before = new Map($tabs.get().map((tab) => [tab.id, tab]));
    const rows = readTabs(additions.rows('noticeTabs'));
    // A reply that is still on its way is for a tab that is gone.
    for (const [id, { list }] of lists) {
      if (rows.some((row) => row.id === id)) continue;
      list.reset();
      lists.delete(id);
    }
    for (const { id, load, onOpen } of rows) {
      if (lists.get(id)?.load === load && lists.get(id)?.onOpen === onOpen) continue;
      lists.get(id)?.list.reset();
      lists.set(id, createTabList(id, load, onOpen));
    }
    const counts = new Map(readCounts(additions.rows('noticeCounts')).map((row) => [row.id, row.count]));
    const given = rowsOfCounts();
    const isNew = (id: string) => counts.has(id) && taken.get(id) !== given.get(id);
    const renewed = rows.filter(({ id }) => isNew(id) && before.has(id));
    setTabs(
      rows.map(({ id, title, onOpen, count: first }) => ({
        id,
        title,
        opens: onOpen !== null,
        count: (isNew(id) ? counts.get(id) : before.get(id)?.count) ?? first ?? 0,
      })),
    );
    for (const { id } of rows) taken.set(id, given.get(id));
    // Where it is shown, the new ones are, too.
    for (const { id } of renewed) if (lists.get(id)?.list.$state.lc) void lists.get(id)?.list.search(null);
  }

  function createTabList(id: string, load: Load, onOpen: OnOpen | null): TabList {
    const from = `notices.addTab ${show(id)}`;
    let cursor: string | number | null = null;
    /** The messages as the host gave them, for its `onOpen`. */
    let given = new Map<string, HostNotice>();

    async function loadPage(page: number, signal: AbortSignal): Promise<ListPage<HostNoticeRow>> {
      const query = toHost({ page, cursor: page === 1 ? null : cursor, signal });
      const reply = await askHost(() => load(query), platform.clock, config.requestTimeout);
      if (!isRecord(reply) || !Array.isArray(reply.items)) {
        throw hostError('malformed', 'error.failed', `${show(reply)} cannot be used; allowed: { items, … }`);
      }
      const shown = page === 1 ? [] : list.$state.get().items;
      const rows = readRows(`${from}: load`, reply.items).filter(
        (row) => !shown.some((one) => one.id === row.id),
      );
      if (signal.aborted) return { items: rows, total: 0 };
      if (page === 1) given = new Map();
      for (const item of reply.items) if (isRecord(item)) given.set(String(item.id), item as never);
      const { next, more, count: unread } = reply;
      cursor = typeof next === 'string' || typeof next === 'number' ? next : null;
      const known = count.read(unread);
      if (known !== undefined) setCount(id, () => known);
      const hasMore = rows.length > 0 && (cursor !== null || more === true);
      return { items: rows, total: shown.length + rows.length + (hasMore ? 1 : 0) };
    }

    const list: TabList['list'] = createList<HostNoticeRow, null>(async (_, page, signal) => {
      try {
        return await loadPage(page, signal);
      } catch (error) {
        if (!signal.aborted) reportHost(events, `${from}: load`, error);
        throw hostFailure(error);
      }
    }, idOf);

    return {
      load,
      onOpen,
      list,
      show(row) {
        if (row.unread) {
          const items = list.$state
            .get()
            .items.map((one) => (one.id === row.id ? { ...one, unread: false } : one));
          list.$state.setKey('items', items);
          setCount(id, (before) => Math.max(0, before - 1));
        }
        const notice = given.get(row.id);
        const link = row.url === null ? null : navigation.consoleLink(row.url);
        if (onOpen && notice) callHost(events, `${from}: onOpen`, () => onOpen(toHost(notice)));
        else if (link) navigation.goTo({ ...link, source: 'notices', id: row.id });
      },
    };
  }

  /** Loads the newest, unless that is under way. */
  function open(id: string): void {
    const list = lists.get(id)?.list;
    if (list && !list.$state.get().loading) void list.search(null);
  }

  scope.add(additions.of('noticeTabs').subscribe(update));
  scope.add(additions.of('noticeCounts').listen(update));
  scope.add(() => {
    for (const { list } of lists.values()) list.reset();
  });
  return {
    $tabs,
    $unread,
    list: (id: string) => lists.get(id) ?? null,
    open,
    /** Loads the newest of all tabs: their counts come with them. */
    check: () => {
      for (const id of lists.keys()) open(id);
    },
    reset(reason: ResetReason) {
      for (const { list } of lists.values()) {
        const isShown = list.$state.lc > 0;
        list.reset();
        if (isShown && reason !== 'user') void list.search(null);
      }
      // They were of another organisation, or of another user.
      if (reason === 'language') return;
      taken = rowsOfCounts();
      setTabs($tabs.get().map((tab) => ({ ...tab, count: 0 })));
    },
  };
});

export type HostTabsStore = ReturnType<typeof hostTabsStore>;
