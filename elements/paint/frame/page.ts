import type { ShellConfig } from '../../../src/core/config/types';
import type { QueuedCall } from '../../loader/types';

/** The page that frames are for: the loader's own, or the one that a server answers with. */
export interface FramePage {
  readonly config: ShellConfig;
  /** What its scripts have added so far, such as `menu.add`. */
  readonly additions: readonly QueuedCall[];
  readonly href: string;
  cookie(this: void, name: string): string | undefined;
  /** What a visit has kept, in local storage and in the tab's. */
  local(this: void, key: string): string | null;
  session(this: void, key: string): string | null;
  /** The scheme of the system; `auto` where only the style sheet knows it. */
  scheme(this: void): 'dark' | 'light' | 'auto';
}
