import { useState } from 'react';
import { PLAIN, type SavedView, type TableSettings } from '../../domain/table/settings';
import { type TablePreferencesStore, tablePreferencesFamily } from '../../domain/table/settings-store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

export interface SettingsControl {
  settings: TableSettings;
  change(settings: TableSettings): void;
  /** The user's views; those of the last visit until the present ones are known. */
  views: readonly SavedView[];
  /** Null where none are kept, and until they are known: the service keeps all as one text. */
  saveViews: TablePreferencesStore['saveViews'] | null;
}

const NONE: readonly SavedView[] = [];
const NAME = /^\w{1,40}$/;

/** How the user wants the table: kept for the user where the table has a name, else for as long as it is shown. */
export function useSettings(name: string | undefined): SettingsControl {
  const isNamed = name !== undefined && NAME.test(name);
  const preferences = useFeature(tablePreferencesFamily).get(isNamed ? name : '');
  const { data: kept, stale } = useStore(preferences.$state);
  const [own, setOwn] = useState<TableSettings>(PLAIN);
  if (!isNamed) return { settings: own, change: setOwn, views: NONE, saveViews: null };
  return {
    settings: kept?.settings ?? PLAIN,
    change: preferences.change,
    views: kept?.views ?? NONE,
    saveViews: kept?.views && !stale ? preferences.saveViews : null,
  };
}
