/** What a page pushes to `OmsShell.queue`: a method's name (`'configure'`, `'request.get'` …) and its arguments. */
export type QueuedCall = readonly [method: string, ...args: unknown[]];

/** A configuration in its three written forms, unchecked: the core validates them. */
export interface RawConfigs {
  /** What a deployment baked into the script by `oms-shell bake`. */
  baked: unknown;
  /** The `data-*` attributes of the script tag. */
  dataset: Readonly<Record<string, string | undefined>>;
  /** The page's `<script type="application/json" data-oms-config>`. */
  json: unknown;
}

/** The arguments of `installShell`; `queue` holds the `configure` calls made so far and no others. */
export interface InstallOptions extends RawConfigs {
  queue: readonly QueuedCall[];
}

/** The module of the part `core`. */
export interface CorePart {
  installShell(options: InstallOptions): object;
  /** Fetches what the first element needs to be drawn at once. */
  prepareShell(): Promise<void>;
}

/** Where the parts come from: files beside the loader, or the script itself. */
export interface PartSource {
  /** Asks the browser to fetch what these parts need, without running it. */
  preload(parts: readonly string[]): void;
  /** Runs a part. Rejects when it cannot be had; a later call tries again. */
  load(part: string): Promise<unknown>;
}

/** `detail` of the `oms-error` event. */
export interface LoaderError {
  code: 'part_failed' | 'config_json' | 'unknown_call';
  message: string;
  source: string;
}
