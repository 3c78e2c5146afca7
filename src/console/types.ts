import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** The frame around the pages of /home: the host's own component, with the shell's elements in it. */
export interface FrameProps {
  /** False where the route closes the side menu (symbal=closeslide, docs/behaviour.md#route-flags). */
  sideMenu: boolean;
  children: ReactNode;
}

/** Flags of a route, in its `handle` (docs/behaviour.md#route-flags). */
export interface RouteMeta {
  /** False hides the breadcrumb. */
  readonly bread?: boolean;
  /**
   * True keeps the page as it was left: its inputs, its scroll position. While it is out of sight its effects are
   * ended; it begins again for another user or organisation.
   */
  readonly keepAlive?: boolean;
  /** `closeslide` hides the side menu. */
  readonly symbal?: 'closeslide';
}

/** The flags of the page that is shown. */
export const metaOf = (matches: readonly Pick<UIMatch, 'handle'>[]): RouteMeta =>
  (matches.at(-1)?.handle ?? {}) as RouteMeta;
