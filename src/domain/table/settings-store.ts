import type { MapStore } from 'nanostores';
import { toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import { showMessage } from '../../core/show-message';
import { createCache } from '../../core/store/cache';
import { defineFamily } from '../../core/store/define-family';
import { createResource, type ResourceState } from '../../core/store/resource';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { loadOption, saveOption } from '../user-options/api';
import { readSettings, readViews, type SavedView, type TableSettings } from './settings';

export interface TablePreferences {
  settings: TableSettings;
  /** Null until they are known: the service keeps them as one text, and a view that is added to none would be the only one. */
  views: readonly SavedView[] | null;
}

export interface TablePreferencesStore {
  readonly $state: MapStore<ResourceState<TablePreferences>>;
  /** Changes the settings at once and saves them after a rest; a failure of the save is told. */
  change(settings: TableSettings): void;
  /** @returns whether the service has kept them; a failure is told */
  saveViews(views: readonly SavedView[]): Promise<boolean>;
}

/** Rest in ms after which changed columns are saved: a drag changes them often. */
const REST = 800;
/** The most characters of an option of the user. */
const MAX_TEXT = 20_000;

/** How the user wants a table, by its name: letters, digits and `_`, at most 40; '' for a table of which nothing is kept. */
export const tablePreferencesFamily = defineFamily('table-preferences', (shell, name, scope) => {
  const { request, platform, session, i18n } = shell;
  const cache = createCache(`${KEYS.table}${name}`, platform, (data): TablePreferences | null =>
    isRecord(data)
      ? {
          settings: readSettings(JSON.stringify(data.settings)),
          views: readViews(JSON.stringify(data.views)),
        }
      : null,
  );
  /** What was changed since the last load began, whose reply may be older. */
  let changed: Partial<TablePreferences> = {};
  const owner = () => ({ userId: session.userId(), organisationId: '', lang: '' });
  const keep = (data: TablePreferences) => {
    if (owner().userId !== '' && data.views) cache.write(owner(), data);
  };
  const preferences = createResource<TablePreferences>({
    restore: () => (owner().userId === '' ? null : cache.read(owner())),
    keep,
    async load() {
      if (name === '') return { settings: readSettings(null), views: [] };
      changed = {};
      const [settings, views] = await Promise.all([
        loadOption(request, `table_${name}`),
        loadOption(request, `views_${name}`),
      ]);
      return { settings: readSettings(settings), views: readViews(views), ...changed };
    },
  });
  const { $state } = preferences;
  let unsaved: TableSettings | null = null;
  let cancel = () => {};
  function save(): void {
    cancel();
    if (!unsaved) return;
    const text = JSON.stringify(unsaved);
    unsaved = null;
    saveOption(request, `table_${name}`, text).catch(tellError);
  }
  scope.add(save);
  // What is changed last on a page is changed while it is left.
  scope.add(platform.page.listen(() => platform.page.hidden() && save()));

  function set(change: Partial<TablePreferences>): void {
    changed = { ...changed, ...change };
    const before = $state.get().data;
    const data = { settings: readSettings(null), views: null, ...before, ...change };
    preferences.mutate(() => data);
    keep(data);
  }

  const tellError = (thrown: unknown) => tell(() => errorText(toShellError(thrown), i18n));

  function tell(text: () => string): void {
    void showMessage(shell, { tone: 'error', title: () => i18n.t('table.notSaved'), text }, 'table');
  }

  return {
    $state,
    change(settings: TableSettings): void {
      set({ settings });
      unsaved = settings;
      cancel();
      cancel = platform.clock.after(REST, save);
    },
    async saveViews(views: readonly SavedView[]): Promise<boolean> {
      const before = $state.get().data?.views ?? null;
      const text = JSON.stringify(views);
      if (text.length > MAX_TEXT) {
        tell(() => i18n.t('table.viewsFull'));
        return false;
      }
      set({ views });
      try {
        await saveOption(request, `views_${name}`, text);
        return true;
      } catch (thrown) {
        set({ views: before });
        tellError(thrown);
        return false;
      }
    },
  } satisfies TablePreferencesStore;
});
