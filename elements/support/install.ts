import type { OmsShellApi } from '../../src/core/api';
import { configureFromDataset, configureLayer, getShell } from '../../src/core/page-shell';

export { prepareShell } from '../../src/core/page-shell';

interface InstallOptions {
  baked: unknown;
  dataset: Readonly<Record<string, string | undefined>>;
  json: unknown;
  /** The `configure` calls that the page made before the core arrived. */
  queue: readonly (readonly [method: string, ...args: unknown[]])[];
}

/** The first thing that the loader calls: the configuration in its layers, weakest first, and the page's shell. */
export function installShell({ baked, dataset, json, queue }: InstallOptions): OmsShellApi {
  configureLayer(baked);
  configureFromDataset(dataset);
  configureLayer(json);
  for (const [, config] of queue) configureLayer(config);
  return getShell();
}
