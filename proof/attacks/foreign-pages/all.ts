import { at } from '@oms/tools/paths';
import { serveFolder } from '@oms/tools/static-server';
import { portBase, type Stage } from '../pages';
import { forgeries } from './forgeries';
import { frames } from './frames';
import { clobbering } from './named';
import { settings } from './settings';
import { windows } from './windows';

/** Attacks of foreign pages on the demo's pages, and of elements of a host's page on the shell. */
export async function attackFromPages(stage: Stage): Promise<void> {
  const server = await serveFolder(at('dist/cdn'), portBase + 7);
  try {
    await frames(stage, server);
    await forgeries(stage, server);
    await windows(stage, server);
    await settings(stage, server);
    await clobbering(stage, server);
  } finally {
    await server.close();
  }
}
