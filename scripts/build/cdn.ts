import { mkdirSync, rmSync } from 'node:fs';
import { at } from '../paths';
import { buildAll, buildLoader } from './classic';
import { writeIntegrity } from './integrity';
import { buildParts } from './parts';
import { writeBoxes } from './styles';

/** dist/cdn: what a CDN serves. */
export async function buildCdn(): Promise<void> {
  const folder = at('dist/cdn');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildLoader(await buildParts());
  await buildAll();
  writeBoxes(folder);
  writeIntegrity(folder);
}
