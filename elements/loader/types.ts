import type { Lang } from '../../src/core/i18n/lang';
import type { OmsShellApi } from '../../src/shell/api';

/** A call in `OmsShell.queue`: a method's name (`'configure'`, `'request.get'` …) and its arguments. */
export type QueuedCall = readonly [method: string, ...args: unknown[]];

/** A configuration in its three written forms, not validated: the core does that. */
export interface RawConfigs {
  /** Written into the script by `oms-shell bake`. */
  baked: unknown;
  /** The `data-*` attributes of the script tag. */
  dataset: Readonly<Record<string, string | undefined>>;
  /** The page's `<script type="application/json" data-oms-config>`. */
  json: unknown;
}

/** The arguments of `installShell`; `queue` has the `configure` calls made so far and no others. */
export interface InstallOptions extends RawConfigs {
  queue: readonly QueuedCall[];
  /** The additions so far, such as `menu.add`. */
  additions: readonly QueuedCall[];
}

/** The module of the part `core`. */
export interface CorePart {
  installShell(options: InstallOptions): OmsShellApi;
  /** Fetches the data that the first element needs for its first render. */
  prepareShell(): Promise<void>;
  /** Makes and starts the shell, if it is configured. */
  demandShell(): unknown;
  /** Ends the shell and empties its elements before it returns: afterwards nothing of its realm runs by itself any more. */
  endShell(): void;
  /** Registers elements that have no part of their own; by tag. */
  readonly small?: Readonly<Record<string, () => void>>;
}

/** The module of the part `frame`. */
export type FramePart = typeof import('../paint/frame/frame');

/** A realm of the shell's own, on a page that has replaced natives of the language. */
export interface Realm {
  preload(url: string): void;
  import(url: string): Promise<unknown>;
  /** Data of the page as data of the realm. */
  toRealm<T>(value: T): T;
  /** Installs the shell; its API takes and gives data of the page. */
  install(core: CorePart, options: InstallOptions): OmsShellApi;
}

/** The module of the part `declared`. */
export type DeclaredPart = typeof import('./declared');

/** The module of the part `basic`. */
export type BasicPart = typeof import('./basic-bar');

/** The source of the parts: files beside the loader, or the script itself. */
export interface PartSource {
  /** The tags of the package; each is also the name of its part. */
  readonly tags: readonly string[];
  /** Tells this build from every other. */
  readonly build: string;
  /** Whether it has the part `frame`. */
  readonly hasFrames: boolean;
  /** Whether it has the texts of a language; those of packs are elsewhere. */
  speaks(this: void, lang: unknown): lang is Lang;
  /** The addresses of all files that a part needs, where it has any. */
  filesOf?(part: string): readonly string[];
  /** Makes the browser fetch the files of these parts, without running them. */
  preload(parts: readonly string[]): void;
  /** Runs a part. Rejects when it cannot be fetched; a later call retries. */
  load(part: string): Promise<unknown>;
  /**
   * Runs parts in a realm of their own from now on; null where they run in the page. Rejects when it cannot be fetched.
   * A script that has all parts in itself has no such way.
   * @param onGone called when the page has removed the realm: nothing that was loaded is there any more
   */
  openRealm?(onGone: () => void): Promise<Realm | null>;
}

/** `detail` of the `oms-error` event. */
export interface LoaderError {
  code: 'browser' | 'duplicate' | 'part' | 'tag' | 'config-json' | 'unknown-call' | 'uncaught';
  message: string;
  source: string;
}
