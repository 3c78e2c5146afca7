import { atom, onMount, type ReadableAtom } from 'nanostores';
import { defineStore } from '../../core/shell';
import type { IconDrawing } from '../../ui/icon/Icon';
import { DEFAULT_ICON, moduleIcon, nameOf } from './icons';

type Icons = Readonly<Record<string, IconDrawing>>;

export interface MenuIcons {
  /** The icons of groups and of the configuration; null until they have been fetched, empty where they did not come. */
  readonly $more: ReadableAtom<Icons | null>;
  /** Undefined while the icon may still come: its place is kept free. */
  find(iconClass: string): IconDrawing | undefined;
}

/** Icons by the server's icon classes: the configuration's first, then ours. */
export const menuIcons = defineStore<MenuIcons>('menu-icons', ({ config }) => {
  const $more = atom<Icons | null>(null);
  onMount($more, () => {
    if ($more.get() !== null) return;
    import('./more-icons').then(
      ({ moreIcons }) => $more.set(moreIcons(config.icons)),
      // An icon is no reason to trouble anybody: the default one stands in.
      () => $more.set({}),
    );
  });
  return {
    $more,
    find(iconClass) {
      const more = $more.get();
      const name = nameOf(iconClass);
      if (Object.hasOwn(config.icons, iconClass) || !moduleIcon(iconClass)) {
        if (name === '') return DEFAULT_ICON;
        if (more === null) return undefined;
        if (Object.hasOwn(more, name)) return more[name];
      }
      return moduleIcon(iconClass) ?? DEFAULT_ICON;
    },
  };
});
