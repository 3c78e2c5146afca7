import type { ShellConfig } from '../../../src/core/config/types';
import type { QueuedCall } from '../../loader/types';

/** The page that frames are for: the loader's own, or the one that a server answers with. */
export interface FramePage {
  readonly config: ShellConfig;
  /** The calls of the page's scripts that add to the shell, such as `menu.add`, until now. */
  readonly additions: readonly QueuedCall[];
  readonly href: string;
  cookie(this: void, name: string): string | undefined;
  /** Reads local storage; null where the key is not there. */
  local(this: void, key: string): string | null;
  /** Reads the session storage of the tab, likewise. */
  session(this: void, key: string): string | null;
  /** The scheme of the system; `auto` where only the style sheet knows it. */
  scheme(this: void): 'dark' | 'light' | 'auto';
}
