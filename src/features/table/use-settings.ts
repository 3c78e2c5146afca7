import { useState } from 'react';
import { PLAIN, type SavedView, type TableSettings } from '../../domain/table/settings';
import { tablePreferencesFamily } from '../../domain/table/settings-store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';

export interface SettingsControl {
  settings: TableSettings;
  change(settings: TableSettings): void;
  /** The user's views; null where none are kept, and until they are known. */
  views: readonly SavedView[] | null;
  saveViews(views: readonly SavedView[]): Promise<boolean>;
}

const NAME = /^\w{1,40}$/;

/** How the user wants the table: kept for the user where the table has a name, else for as long as it is shown. */
export function useSettings(name: string | undefined): SettingsControl {
  const isNamed = name !== undefined && NAME.test(name);
  const preferences = useFeature(tablePreferencesFamily).get(isNamed ? name : '');
  const kept = useStore(preferences.$state).data;
  const [own, setOwn] = useState<TableSettings>(PLAIN);
  if (!isNamed) return { settings: own, change: setOwn, views: null, saveViews: async () => false };
  return {
    settings: kept?.settings ?? PLAIN,
    change: preferences.change,
    views: kept?.views ?? null,
    saveViews: preferences.saveViews,
  };
}
