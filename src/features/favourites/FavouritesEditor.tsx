import { useRef } from 'react';
import { favouritesStore } from '../../domain/favourites/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { byData } from '../../ui/by-data';
import noteSheet from '../../ui/text/note.css?sheet';
import sheet from './favourites.css?sheet';
import { SortableList } from './SortableList';
import { Star } from './Star';

/** The favourites as rows to sort and to take away. */
export function FavouritesEditor() {
  useSheet(sheet);
  useSheet(noteSheet);
  const title = useServerTexts();
  const store = useFeature(favouritesStore);
  const entries = useStore(store.$entries);
  const box = useRef<HTMLDivElement>(null);
  const items = entries.map(({ id, langKey, title: own, note }) => ({
    id,
    label: title(langKey, own),
    note,
  }));

  const remove = (id: string) => {
    // The row goes with the focus in it: it passes to the next one, else the panel would seem to be left.
    const row = byData(box.current, 'row', id);
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    const panel = box.current?.closest('[data-favourites]');
    const target = beside?.querySelector<HTMLElement>('.oms-star') ?? panel?.querySelector('button');
    target?.focus();
    void store.star(id, false);
  };
  return (
    <div ref={box}>
      <SortableList
        items={items}
        onMove={(id, to) => void store.move(id, to)}
        aside={({ id, label }) => <Star label={label} on always onStar={() => remove(id)} />}
      />
    </div>
  );
}
