import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { favouritesStore } from '../../../src/domain/favourites/store';
import { isOfHost } from '../../../src/domain/navigation/host-ids';
import { FavouritesPanel } from '../../../src/features/favourites/FavouritesPanel';
import { Star } from '../../../src/features/favourites/Star';
import type { Filter } from '../../../src/features/menu/filter/use-filter';
import { Flyout } from '../../../src/features/menu/flyout/Flyout';
import type { MenuItem } from '../../../src/features/menu/menu-items';
import { isComposing } from '../../../src/page/keyboard/composing';
import { useFeature } from '../../../src/react/shell-context';
import { useStore } from '../../../src/react/use-store';
import { useT } from '../../../src/react/use-text';
import { deepActiveElement } from '../../../src/ui/layer/active-element';
import { useAfterPaint } from '../../../src/ui/lazy/use-after-paint';
import { flyoutTarget } from './flyout-keys';

export interface FlyoutContentProps {
  /** Whether the layer around it is open; before, it is rendered where nobody sees it. */
  open: boolean;
  /** Null shows the favourites alone. */
  menu: { readonly title: string; readonly items: readonly MenuItem[] } | null;
  favourites: boolean;
  /** Says what the stars are for. */
  hint: boolean;
  editing: boolean;
  onEditing(on: boolean): void;
  onCollapse?: (() => void) | undefined;
  onFollow(): void;
  /** Finds entries of all modules in place of this one's. */
  filter: Filter;
  /** The focus moved into the content: the flyout must stay when the pointer leaves. */
  onKeep?(): void;
  /** Another number moves the focus to the current entry or the first; 0 leaves it where it is. */
  focus: number;
  /** The focus moves to the favourites rather than into the menu. */
  focusFavourites?: boolean;
  /** The control that opened it: Left returns the focus to it from the first column, and so does Escape. */
  opener(): HTMLElement | null;
}

/** The content of the layer beside the menu: the favourites, and a module's entries with their stars. */
export function FlyoutContent(props: FlyoutContentProps) {
  const { open, menu, favourites, hint, editing, onEditing, onCollapse, onFollow, opener, filter, onKeep } =
    props;
  const { focus, focusFavourites = false } = props;
  const t = useT();
  const store = useFeature(favouritesStore);
  const starred = useStore(store.$starred);
  // There are as many as entries, and who uses a mouse sees none before the pointer is on an entry.
  const module = menu?.items[0]?.id ?? 'favourites';
  const hasStars = useAfterPaint(open ? module : null) || editing;
  const box = useRef<HTMLDivElement>(null);

  const done = useRef(0);
  const standIn = useRef<HTMLElement | null>(null);
  const isKnown = useStore(store.$state).data !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the favourites are known they may be where the focus belongs
  useLayoutEffect(() => {
    if (focus === 0) return;
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what);
    const inMenu = find('.oms-fly [aria-current]') ?? find('.oms-fly [data-fly]');
    const inFavourites = find('.oms-fav [data-fly]') ?? find('.oms-fav button');
    const target = focusFavourites ? (inFavourites ?? inMenu) : (inMenu ?? inFavourites);
    const isNew = done.current !== focus;
    // The user has moved the focus since.
    if (!isNew && (standIn.current === null || standIn.current !== deepActiveElement(document))) return;
    done.current = focus;
    standIn.current = target?.matches('[data-fly]') ? null : (target ?? null);
    target?.focus();
  }, [focus, focusFavourites, isKnown]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const layer = event.currentTarget;
    const target = flyoutTarget(layer, deepActiveElement(document), event);
    if (target === undefined) return;
    event.preventDefault();
    (target === 'back' ? opener() : target)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the links in it
    <div ref={box} className="oms-side-layer" onKeyDown={onKeyDown} onFocus={onKeep}>
      {favourites && (
        <FavouritesPanel
          editing={editing}
          onEditing={onEditing}
          onCollapse={onCollapse}
          onFollow={onFollow}
        />
      )}
      {menu && (
        <Flyout
          title={menu.title}
          note={hint && menu.items.some(hasStar) ? t('favourites.starHint') : undefined}
          items={menu.items}
          onFollow={onFollow}
          filter={filter}
          aside={({ id, label }) =>
            mayStar(id) &&
            (hasStars || starred.has(id)) && (
              <Star
                label={label}
                on={starred.has(id)}
                always={editing}
                onStar={(on) => void store.star(id, on)}
              />
            )
          }
        />
      )}
    </div>
  );
}

/** The service keeps the favourites, and does not know the entries of a host. */
const mayStar = (id: string): boolean => !isOfHost(id);

/** Whether an entry in it may be a favourite. */
const hasStar = ({ id, children }: MenuItem): boolean =>
  children.length > 0 ? children.some(hasStar) : mayStar(id);
