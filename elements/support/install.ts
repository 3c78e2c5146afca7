import type { OmsShellApi } from '../../src/shell/api';
import {
  addConfigSource,
  configureFromDataset,
  getShell,
  removeShell,
  whenShell,
} from '../../src/shell/page-shell';
import type { Shell } from '../../src/shell/shell';
import { commandsStore } from './provide-commands';
import { renderNow } from './render-now';

export { prepareShell } from '../../src/shell/page-shell';

interface InstallOptions {
  baked: unknown;
  dataset: Readonly<Record<string, string | undefined>>;
  json: unknown;
  /** The `configure` calls that the page made before the core arrived. */
  queue: readonly (readonly [method: string, ...args: unknown[]])[];
}

/** The loader calls it first: applies the sources of the configuration, weakest first, and returns the page's shell. */
export function installShell({ baked, dataset, json, queue }: InstallOptions): OmsShellApi {
  addConfigSource(baked);
  configureFromDataset(dataset);
  addConfigSource(json);
  for (const [, config] of queue) addConfigSource(config);
  whenShell(provideCommands);
  return getShell();
}

/** A page may show messages and widgets without an element of the shell; so may the next shell after the end of this one. */
function provideCommands(shell: Shell): void {
  shell.use(commandsStore);
  shell.onEnd(() => whenShell(provideCommands));
}

/** The loader calls it where the realm of this code has ended: nothing of it runs by itself any more, so all is done before it returns. */
export function endShell(): void {
  renderNow(removeShell);
}
