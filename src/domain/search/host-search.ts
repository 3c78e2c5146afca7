import { atom } from 'nanostores';
import type { ShellError } from '../../core/errors';
import { askHost, callHost, hostError, hostFailure, reportHost } from '../../core/host-additions/ask-host';
import type { HostText } from '../../core/host-additions/host-text';
import { createReader } from '../../core/host-additions/reader';
import { createReplyReader } from '../../core/host-additions/reply-reader';
import {
  anyId,
  callback,
  hostText,
  line,
  linkUrl,
  optionalLine,
  ownId,
  words,
} from '../../core/host-additions/rules';
import type { HostSearchSource } from '../../core/host-additions/types';
import { optional } from '../../core/shape/member';
import { show } from '../../core/shape/show';
import { defineStore } from '../../core/store/define-store';
import { toHost } from '../../page/platform/page-window';
import type { DomainContext } from '../context';
import { type SearchRun, searchStore } from './store';
import type { GroupState } from './types';

/** Hits of a group that are shown (docs/behaviour.md#search). */
const LIMIT = 5;

export interface HostHit {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly url: string | null;
  /** In the place of going to the address. */
  readonly select: (() => void) | null;
}

/** A group of the host. */
export interface HostGroup {
  readonly id: string;
  readonly title: HostText;
  readonly status: GroupState['status'];
  readonly hits: readonly HostHit[];
  readonly error: ShellError | null;
}

/** An action of the host. */
export interface HostAction {
  readonly id: string;
  readonly title: HostText;
  readonly keywords: readonly string[];
  readonly url: string | null;
  readonly select: (() => void) | null;
}

type Find = HostSearchSource['find'];

const IDLE = { status: 'idle', hits: [], error: null } as const;

const oneWay = ({ url, onSelect }: { url: unknown; onSelect: unknown }) =>
  url === null && onSelect === null ? 'it must have url or onSelect' : null;

/** What the host has added to the global search. Loads once there is something, since few pages have that. */
export const hostSearchStore = defineStore('host-search', (shell: DomainContext, scope) => {
  const { additions, config, events, platform } = shell;
  const { $run } = shell.use(searchStore);
  const href = () => platform.location.href();
  const onSelect = optional(callback<() => unknown>(), null);
  const url = optional(linkUrl(href), null);
  const readSources = createReader('searchSources', events, {
    id: ownId,
    title: hostText,
    find: callback<Find>(),
  });
  const readActions = createReader(
    'searchActions',
    events,
    { id: ownId, title: hostText, keywords: optional(words, []), url, onSelect },
    oneWay,
  );
  const readHits = createReplyReader(
    events,
    { id: anyId, title: line, detail: optionalLine, url, onSelect },
    oneWay,
  );
  const $groups = atom<readonly HostGroup[]>([]);
  const $actions = atom<readonly HostAction[]>([]);
  /** The function of each group. */
  let finds = new Map<string, Find>();

  const selectOf = (from: string, fn: (() => unknown) | null) =>
    fn && (() => callHost(events, `${from}: onSelect`, () => fn()));

  function put(id: string, change: Partial<HostGroup>): void {
    $groups.set($groups.get().map((group) => (group.id === id ? { ...group, ...change } : group)));
  }

  async function load(id: string, { keyword, signal }: SearchRun): Promise<void> {
    const find = finds.get(id);
    if (!find) return;
    const from = `search.addSource ${show(id)}`;
    const isLate = () => signal.aborted || finds.get(id) !== find;
    // The hits of the last search remain until the new ones are there, so that the panel does not jump.
    put(id, { status: 'loading', error: null });
    try {
      const options = toHost({ signal, limit: LIMIT });
      const reply = await askHost(() => find(keyword, options), platform.clock, config.requestTimeout);
      if (isLate()) return;
      if (!Array.isArray(reply)) {
        throw hostError(
          'malformed',
          'error.failed',
          `${show(reply)} cannot be used; allowed: a list of hits`,
        );
      }
      const hits = readHits(`${from}: find`, reply).slice(0, LIMIT);
      put(id, {
        status: 'done',
        hits: hits.map(({ onSelect, ...hit }) => ({ ...hit, select: selectOf(from, onSelect) })),
      });
    } catch (error) {
      if (isLate()) return;
      reportHost(events, `${from}: find`, error);
      put(id, { ...IDLE, status: 'failed', error: hostFailure(error) });
    }
  }

  function search(run: SearchRun | null): void {
    if (!run) $groups.set($groups.get().map((group) => ({ ...group, ...IDLE })));
    else for (const { id } of $groups.get()) void load(id, run);
  }

  function updateActions(): void {
    $actions.set(
      readActions(additions.rows('searchActions', config.searchActions)).map(({ onSelect, ...action }) => ({
        ...action,
        select: selectOf(`search.addAction ${show(action.id)}`, onSelect),
      })),
    );
  }

  function updateSources(): void {
    const sources = readSources(additions.rows('searchSources'));
    const before = new Map($groups.get().map((group) => [group.id, group]));
    const known = finds;
    finds = new Map(sources.map(({ id, find }) => [id, find]));
    const isNew = (id: string) => known.get(id) !== finds.get(id);
    $groups.set(
      sources.map(({ id, title }) => ({ ...((isNew(id) ? null : before.get(id)) ?? IDLE), id, title })),
    );
    const run = $run.get();
    if (run) for (const { id } of sources) if (isNew(id)) void load(id, run);
  }

  scope.add(additions.of('searchActions').subscribe(updateActions));
  scope.add(additions.of('searchSources').subscribe(updateSources));
  scope.add($run.listen(search));
  return {
    $groups,
    $actions,
    /** Asks a group again that has failed. */
    retry(id: string): void {
      const run = $run.get();
      if (run && $groups.get().some((group) => group.id === id && group.status === 'failed'))
        void load(id, run);
    },
  };
});

export type HostSearchStore = ReturnType<typeof hostSearchStore>;
