import { atom, onMount, type ReadableAtom } from 'nanostores';
import { defineStore } from '../../../core/store/define-store';
import { loadPart } from '../../../page/platform/load-part';
import type { IconDrawing } from '../../../ui/icon/Icon';

type Find = (iconClass: string) => IconDrawing;

export interface MenuIcons {
  /** Finds the icon of a class; null until the icons have been fetched: their places are kept free. */
  readonly $find: ReadableAtom<Find | null>;
}

/** Icons by the server's icon classes: the configuration's first, then the built-in ones. */
export const menuIcons = defineStore<MenuIcons>('menu-icons', ({ config }) => {
  const $find = atom<Find | null>(null);
  onMount($find, () => {
    if ($find.get() !== null) return;
    loadPart(() => import('./icon-finder')).then(
      ({ iconFinder }) => $find.set(iconFinder(config.icons)),
      // A missing icon is no error for the user; the next icon to be shown fetches again.
      () => {},
    );
  });
  return { $find };
});
