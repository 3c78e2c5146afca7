import type { Params } from '../../core/request/types';
import { defineStore, type ResetReason, type StoreContext } from '../../core/store/define-store';
import { startOver } from '../../core/store/fresh';
import { createResource, type Resource } from '../../core/store/resource';
import { isRecord } from '../../page/json/json';
import { fetchReference } from './api';
import { REFERENCES, type ReferenceName } from './catalogue';
import { dropKept, keptKey } from './kept';
import { loadShared } from './load-shared';
import type { ReferenceList, ReferenceOption } from './types';

/** A reference list of the context organisation, in the page's language. */
export type Reference = Resource<readonly ReferenceOption[]>;

export interface References {
  /**
   * The list, loaded when it first has a listener. Equal parameters give the same list.
   * @param params values for the parameters that the list takes; others are left out
   */
  get(name: ReferenceName, params?: Params): Reference;
  reset(reason: ResetReason): void;
}

/**
 * Every list that the page has asked for, shared with the other tabs and kept for the next visit
 * (docs/behaviour.md#reference-lists).
 */
export const referencesStore = defineStore('references', (shell: StoreContext): References => {
  const lists = new Map<string, Reference>();
  let pruned = false;

  /** The lists of other app versions are never read again. */
  async function prune(all: boolean): Promise<void> {
    const { database } = await shell.platform.loadLate();
    await dropKept(database, all);
  }

  function create(name: ReferenceName, params: Params): Reference {
    const list: ReferenceList = REFERENCES[name];
    const resource: Reference = createResource<readonly ReferenceOption[]>({
      async load(signal) {
        const late = await shell.platform.loadLate();
        if (!pruned) void prune(false);
        pruned = true;
        const lang = shell.i18n.lang();
        const organisation = shell.session.contextId();
        const owner = { userId: shell.session.userId() ?? '', organisationId: organisation, lang };
        const { fieldEnding: ending } = shell.i18n.language();
        try {
          return await loadShared({
            late,
            clock: shell.platform.clock,
            key: keptKey(owner, keyOf(name, params)),
            signal,
            fetch: () => fetchReference(shell.request, list, { params, organisation, ending }, signal),
            onOptions: (options) => {
              if (!signal.aborted) resource.mutate(() => options);
            },
          });
        } catch (error) {
          if (!signal.aborted) {
            shell.events.error('reference', `${name}: ${messageOf(error)}`, 'references');
            resource.mutate(() => null);
            void late.database.remove(keptKey(owner, keyOf(name, params)));
          }
          throw error;
        }
      },
    });
    return resource;
  }

  return {
    get(name, given = {}) {
      const params = taken(REFERENCES[name], given);
      const key = keyOf(name, params);
      const list = lists.get(key) ?? create(name, params);
      lists.set(key, list);
      return list;
    },
    reset(reason) {
      for (const list of lists.values()) startOver(list, reason);
      if (reason === 'user') {
        lists.clear();
        void prune(true);
      }
    },
  };
});

/** The parameters that the list takes, sorted by name; a list of values becomes a text with commas. */
function taken({ takes = [] }: ReferenceList, given: Params): Params {
  const values = isRecord(given) ? given : {};
  return Object.fromEntries(
    [...takes].sort().flatMap((name) => {
      const value = values[name];
      const text = Array.isArray(value) ? value.join(',') : value;
      return text === undefined || text === null || text === '' ? [] : [[name, String(text)]];
    }),
  );
}

const keyOf = (name: string, params: Params): string =>
  [name, ...Object.entries(params).map(([key, value]) => `${key}=${value}`)].join('&');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
