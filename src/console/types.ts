import type { ReactNode } from 'react';

/** What stands around the pages of /home: the host's own component, with the shell's elements in it. */
export interface FrameProps {
  /** False where the route closes the side menu (spec 2.2, symbal=closeslide). */
  sideMenu: boolean;
  children: ReactNode;
}

/** Flags of a route, in its `handle` (spec 2.2). */
export interface RouteMeta {
  /** False hides the breadcrumb. */
  readonly bread?: boolean;
  /** `closeslide` hides the side menu. */
  readonly symbal?: 'closeslide';
}
