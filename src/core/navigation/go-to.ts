import type { Events } from '../events/events';
import type { OmsEventMap } from '../events/types';
import type { PageLocation } from '../platform/location';
import type { NewTab } from '../platform/new-tab';

/** An address to go to, and the detail of its `oms-navigate`. */
export type Move = OmsEventMap['oms-navigate'];

/** The keys that a click of any library carries. */
export interface PressedKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface LinkClick extends PressedKeys {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** How the move is made. Without any of these the page itself is sent to the address. */
export interface MoveBy {
  /** The click on a link: the browser makes the move. */
  click?: LinkClick;
  /** Ctrl or Cmd with Enter in a list: a new tab opens, as the browser opens one for a click with that key. */
  newTab?: boolean;
  /** A tab that was opened within the click, before its address was known. */
  tab?: NewTab;
}

/**
 * Emits `oms-navigate` and goes, unless the host prevents the event and routes itself.
 * A modifier key opens the link beside the page, which stays: nothing is emitted. The middle button sends no click.
 * @returns false where the page stays as it is: the link opened beside it, or somebody else prevented the click
 */
export type GoTo = (move: Move, by?: MoveBy) => boolean;

/** True for a click that the browser answers with a new tab, a new window or a download. */
export const opensBeside = ({ ctrlKey, metaKey, shiftKey, altKey }: PressedKeys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

export function createGoTo(events: Pick<Events, 'emit'>, page: Pick<PageLocation, 'assign' | 'open'>): GoTo {
  return ({ url, target, source, id }, { click, newTab = false, tab } = {}) => {
    if (click && (click.defaultPrevented || opensBeside(click))) return false;
    if (newTab) {
      page.open(url);
      return false;
    }
    const goes = events.emit('oms-navigate', { url, target, source, id });
    if (click) {
      if (!goes) click.preventDefault();
    } else if (tab) {
      if (goes) tab.go(url);
      else tab.close();
    } else if (goes) {
      if (target === '_blank') page.open(url);
      else page.assign(url);
    }
    return true;
  };
}
