import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useLayoutEffect } from 'react';
import { favouritesStore } from '../../../src/domain/favourites/store';
import { useFeature, useShell } from '../../../src/react/shell-context';
import { useStore } from '../../../src/react/use-store';
import { useErrorText, useServerTexts, useT } from '../../../src/react/use-text';
import { Icon } from '../../../src/ui/icon/Icon';
import type { NavNode } from '../../../src/ui/nav-tree/NavTree';

export interface FavouritesEntriesProps {
  onEntries(entries: readonly NavNode[]): void;
  onEdit?: (() => void) | undefined;
}

/** Gives the open group its entries, and shows below them why the list is empty, and the button that edits it. */
export default function FavouritesEntries({ onEntries, onEdit }: FavouritesEntriesProps) {
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(favouritesStore);
  const { navigation } = useShell();
  const text = useServerTexts();
  const entries = useStore(store.$entries);
  const badges = useStore(navigation.$badges);
  const { data, error } = useStore(store.$state);
  useLayoutEffect(() => {
    onEntries(
      entries.map((entry) => {
        const link = navigation.link(entry);
        const to = link ? { ...link, source: 'favourites', id: entry.id } : undefined;
        const badge = badges.entry(entry.id);
        const count = badge === undefined ? undefined : { value: badge };
        return { id: entry.id, label: text(entry.langKey, entry.title), note: entry.note, to, count };
      }),
    );
  }, [entries, badges, text, navigation, onEntries]);
  const note = () => {
    if (data === null) return error ? errorText(error) : undefined;
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
