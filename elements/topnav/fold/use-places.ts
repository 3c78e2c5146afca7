import type { RefObject } from 'react';
import { useShell } from '../../../src/react/shell-context';
import { useMedia } from '../../../src/react/use-media';
import { useStore } from '../../../src/react/use-store';
import { NARROW } from '../../../src/ui/narrow-window';
import type { Feature } from '../features';
import type { Given } from '../use-given';
import { BUTTON, GAP, TOUCH } from './sizes';
import { FOLDABLE, type Foldable, type Folded, useFold } from './use-fold';
import { SMALL, TIGHT } from './widths';

export interface Places {
  narrow: boolean;
  /** Nobody is signed in. */
  out: boolean;
  /** Nobody is signed in, or the password has expired: the service refuses all other calls. */
  locked: boolean;
  /** Controls that do not fit into the bar. */
  folded: Folded;
}

/**
 * Decides where the controls of the bar are: by the window's width, and by the room that a host's own content leaves.
 */
export function usePlaces(
  bar: RefObject<HTMLElement | null>,
  features: ReadonlySet<Feature>,
  given: Given,
): Places {
  const { session, config } = useShell();
  const { status } = useStore(session.$state);
  const narrow = useMedia(NARROW);
  const tight = useMedia(TIGHT);
  const small = useMedia(SMALL);
  const out = status === 'signed-out';
  const locked = out || status === 'password-expired';

  const has: Record<Foldable, boolean> = {
    logo: true,
    notices: features.has('notices') && !locked && !given.notices,
    language: features.has('language') && !out && !narrow,
    guide: features.has('guide') && !locked && !narrow,
    organisation: ((features.has('organisation') && !locked) || given.organisation) && !tight,
    system: !config.portal && small && !narrow,
  };
  // A phone's bar is for few things: the others are in the menu at its end from the start.
  const always = narrow && !out && (features.has('language') || (features.has('guide') && !locked));
  const measured = useFold(bar, {
    present: FOLDABLE.filter((name) => has[name]),
    search: features.has('search') && !locked && !narrow,
    more: features.has('user') || always ? 0 : (narrow ? TOUCH : BUTTON) + GAP,
  });
  const folded = new Set(measured);
  if (tight) folded.add('organisation');
  if (narrow && !out) {
    folded.add('language');
    folded.add('guide');
  }
  return { narrow, out, locked, folded };
}
