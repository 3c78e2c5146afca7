import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useLayoutEffect } from 'react';
import { favouritesStore } from '../../src/features/favourites/store';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts, useT } from '../../src/react/use-text';
import { Icon } from '../../src/ui/icon/Icon';
import type { NavNode } from '../../src/ui/nav-tree/NavTree';

export interface FavouritesFeedProps {
  onEntries(entries: readonly NavNode[]): void;
  onEdit?: (() => void) | undefined;
}

/** Gives the open group its entries, and stands below them: why there are none, and the button that edits them. */
export default function FavouritesFeed({ onEntries, onEdit }: FavouritesFeedProps) {
  const t = useT();
  const store = useFeature(favouritesStore);
  const { navigation } = useShell();
  const text = useServerTexts();
  const entries = useStore(store.$entries);
  const { data, error } = useStore(store.$state);
  useLayoutEffect(() => {
    onEntries(
      entries.map((entry) => {
        const link = navigation.link(entry);
        const target = link?.target === '_blank' ? '_blank' : undefined;
        return { id: entry.id, label: text(entry.langKey, entry.title), href: link?.url, target };
      }),
    );
  }, [entries, text, navigation, onEntries]);
  const note = () => {
    if (data === null) return error?.message;
    return entries.length === 0 ? t('favourites.empty') : undefined;
  };
  return (
    <>
      {note() !== undefined && <p className="oms-side-note">{note()}</p>}
      {onEdit && (
        <button type="button" className="oms-side-edit" onClick={onEdit}>
          <Icon icon={Pencil} size={14} />
          <span>{t('favourites.editAll')}</span>
        </button>
      )}
    </>
  );
}
