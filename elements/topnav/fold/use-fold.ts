import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../../../src/core/platform/watch-size';
import { fitCount } from '../../../src/features/modules/fit';
import { deepActiveElement, deepContains } from '../../../src/ui/layer/active-element';
import { LEAST } from './modules-room';
import { AVATAR, GAP } from './sizes';

/**
 * The controls that a short bar folds, the last one first, once all modules are behind `More`: the system's name; the
 * organisation, which is cut to its avatar, also in a host's slot; the others move into the menu at the end. The logo
 * is last; then the host's slots are cut. The search and that menu always stay.
 */
export const FOLDABLE = ['logo', 'notices', 'language', 'guide', 'organisation', 'system'] as const;

export type Foldable = (typeof FOLDABLE)[number];

/** `slots`: even with all folded there is no room for the host's content. */
export type Folded = ReadonlySet<Foldable | 'slots'>;

/** The organisation switcher that the host itself has put into the bar. */
export const slottedSwitcher = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>(':scope > oms-org-switcher[slot]');

const NONE: Folded = new Set();

export interface FoldOptions {
  /** The controls that the bar has now. */
  present: readonly Foldable[];
  /** The search is in the bar, and not behind a button. */
  search: boolean;
  /** Width in px of the menu button that the first folded control adds; 0 where the bar has a menu anyway. */
  more: number;
}

/**
 * Measures which controls of `present` do not fit into the bar. `data-fold` marks each with its name, and `data-cut`
 * with the px that remain of it; the width of a folded one is remembered.
 */
export function useFold(bar: RefObject<HTMLElement | null>, { present, search, more }: FoldOptions) {
  const [folded, setFolded] = useState(NONE);
  const widths = useRef(new Map<string, number>());
  /** The control with the focus is about to be folded. */
  const losesFocus = useRef(false);
  const key = present.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `folded` says that what is measured has changed
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const ranked = FOLDABLE.filter((name) => key.split(' ').includes(name));
    const find = (what: string) => [...element.querySelectorAll<HTMLElement>(what)];
    const measure = () => {
      const width = element.clientWidth;
      if (width === 0) return;
      let taken = find('[data-block]').reduce((sum, block) => sum + block.offsetWidth, 0);
      for (const mark of find('[data-fold]')) {
        const name = mark.dataset.fold ?? '';
        // The system's name is in the logo's block, and folds by itself.
        const inner = mark.querySelector<HTMLElement>('[data-fold]');
        const other = inner ? inner.offsetWidth + GAP : 0;
        const own = mark.offsetWidth + GAP - Number(mark.dataset.cut ?? 0) - other;
        if (own <= GAP || !ranked.includes(name as Foldable)) continue;
        widths.current.set(name, own);
        taken -= own;
      }
      const root = element.getRootNode();
      const slotted = root instanceof ShadowRoot ? slottedSwitcher(root.host) : null;
      const names = (slotted?.offsetWidth ?? 0) - AVATAR;
      // A switcher that is cut already has no names to measure.
      if (names > AVATAR / 2 && ranked.includes('organisation')) {
        widths.current.set('organisation', names);
        taken -= names;
      }
      if (more > 0 && find('[data-rest="more"]').length > 0) taken -= more;
      const modules = find('[data-more]')[0]?.offsetWidth ?? 0;
      const room = width - taken - modules - (search ? LEAST : 0);
      setFolded((before) => {
        const sizes = ranked.map((name) => widths.current.get(name) ?? 0);
        const shown = before === NONE ? null : ranked.filter((name) => !before.has(name)).length;
        const next = new Set<Foldable | 'slots'>(
          ranked.slice(fitCount({ widths: sizes, room, more, shown })),
        );
        const menu = ['notices', 'language', 'guide'].some((name) => next.has(name as Foldable)) ? more : 0;
        if (room < menu) next.add('slots');
        if (next.size === before.size && [...next].every((name) => before.has(name))) return before;
        const active = deepActiveElement(document);
        losesFocus.current ||= [...next].some((name) => {
          const mark = name !== 'organisation' && element.querySelector(`[data-fold="${name}"]`);
          return mark && deepContains(mark, active);
        });
        return next;
      });
    };
    measure();
    return watchSize([element, ...find('[data-block]')], measure);
  }, [bar, key, search, more, folded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has gone has gone with this change
  useLayoutEffect(() => {
    if (!losesFocus.current) return;
    losesFocus.current = false;
    bar.current?.querySelector<HTMLElement>('[data-rest] button')?.focus({ preventScroll: true });
  }, [bar, folded]);
  return folded;
}
