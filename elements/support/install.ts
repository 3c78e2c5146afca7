import { pageWindow } from '../../src/page/platform/page-window';
import { methodOf } from '../../src/page/script-api/methods';
import { waitForNextShell } from '../../src/page/tags/waiting-elements';
import type { OmsShellApi } from '../../src/shell/api';
import {
  addConfigSource,
  configureFromDataset,
  getShell,
  removeShell,
  whenDestroyed,
  whenShell,
} from '../../src/shell/page-shell';
import type { Shell } from '../../src/shell/shell';
import { prepareNext } from '../next-page/prepare-next';
// Sets `shellCode.create`.
import './shell-frame';
import { renderNow } from '#renderer/render-now';

export { demandShell, prepareShell } from '../../src/shell/page-shell';

/** The name of the loader's build; see elements/loader/boot.ts. */
const loaderBuild = () => (pageWindow as { [LOADER]?: { build?: string } })[LOADER]?.build;
const LOADER: unique symbol = Symbol.for('oms.shell.loader');

interface InstallOptions {
  baked: unknown;
  dataset: Readonly<Record<string, string | undefined>>;
  json: unknown;
  /** The `configure` calls that the page made before the core arrived. */
  queue: readonly (readonly [method: string, ...args: unknown[]])[];
  /** The additions of the page's script so far. */
  additions?: readonly (readonly [method: string, ...args: unknown[]])[];
}

/** The loader calls it first: applies the sources of the configuration, weakest first, and returns the page's shell. */
export function installShell({ baked, dataset, json, queue, additions = [] }: InstallOptions): OmsShellApi {
  addConfigSource(baked);
  configureFromDataset(dataset);
  addConfigSource(json);
  for (const [, config] of queue) addConfigSource(config);
  const api = getShell();
  for (const [name, ...args] of additions) methodOf(api, name)?.(...args);
  whenShell(prepareNextOfLoader);
  // Once the queued calls have been made: at a `destroy()` among them the loader has marked the elements that were there.
  queueMicrotask(() => whenDestroyed(waitForNextShell));
  return api;
}

/** A realm keeps no pictures; a page that bundles the elements does it by itself (provide-commands.ts). */
function prepareNextOfLoader(shell: Shell): void {
  const build = loaderBuild();
  if (build !== undefined) prepareNext(shell, build);
}

/**
 * The loader calls it where the realm of this code has ended: nothing of it runs by itself any more, so all is done
 * before it returns.
 */
export function endShell(): void {
  renderNow(removeShell);
}
