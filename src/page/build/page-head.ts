import { pageWindow } from '../platform/page-window';

/** What the head script (elements/loader/head.ts) has for the elements of a bundle, which come later. */
export interface PageHead {
  /** Of the script; pictures that elements of another build keep are not its own. */
  readonly build: string;
  /** The configuration that stands in the page, the weakest source first. */
  sources(this: void): unknown[];
  /**
   * Resolves once the frames of a first visit are drawn, or are not to be waited for any longer; undefined where none
   * is coming.
   */
  frames?: Promise<unknown> | undefined;
}

/** Under a symbol of the window, which no element of a page can be named like. */
const KEY = Symbol.for('oms.shell.head');
const page = pageWindow as { [KEY]?: PageHead };

export const pageHead = (): PageHead | undefined => page[KEY];

/** For the head script. */
export function putPageHead(head: PageHead): void {
  page[KEY] = head;
}
