import type { PaintedNode } from '../../../src/page/picture/format';

/** Kind of frame → the tag of its element. */
export const TAG_OF_FRAME = {
  bar: 'oms-topnav',
  barWithSwitcher: 'oms-topnav',
  tree: 'oms-sidemenu',
  flyout: 'oms-sidemenu',
  bell: 'oms-notice-center',
  organisation: 'oms-org-switcher',
} as const;

export type FrameKind = keyof typeof TAG_OF_FRAME;

/**
 * What an element looks like, with holes: `__name__` in a text stands for data of the page, and a node whose name
 * begins with `@` for what occurs once for each module or entry, of which `patterns` has one.
 */
export interface FrameTemplate {
  /** Indexes into the sheets of all frames. */
  readonly sheets: readonly number[];
  readonly content: PaintedNode;
  readonly patterns: Readonly<Record<string, PaintedNode>>;
}

/** The frames of one language. */
export type FrameTemplates = Readonly<Record<FrameKind, FrameTemplate>> & {
  /** How much is unread, in words, with the hole `unread`; and that nothing is. */
  readonly someUnread: string;
  readonly noUnread: string;
};
