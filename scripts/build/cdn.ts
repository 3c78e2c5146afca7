import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { settings } from '../../vite.config';
import { at } from '../paths';
import { MANIFEST } from '../snippet';
import { describeElements } from './elements/describe';
import { pageCss } from './elements/placeholders';
import { forms, tags } from './entries';
import { writeIntegrity } from './integrity';
import { joinFiles } from './join-files';
import { writeLanguagePacks } from './language-packs';
import { manifestOf } from './manifest';

/** The files that a first view runs. */
const FIRST = new RegExp(`^(?:frame|shell|${[...tags, ...Object.keys(forms)].join('|')})-[\\w-]{8}\\.js$`);

/** dist/cdn: the files that a CDN serves. The loader has the names of the parts in it, so it is built after them. */
export async function buildCdn(): Promise<void> {
  const folder = at('dist/cdn');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [parts] = (await build(settings.parts())) as Rolldown.RolldownOutput[];
  const [realm] = (await build(settings.realm())) as Rolldown.RolldownOutput[];
  const [basic] = (await build(settings.basic())) as Rolldown.RolldownOutput[];
  const manifest = manifestOf(joinFiles(join(folder, 'parts'), parts!, 'frame', FIRST), realm!, basic!);
  await build(settings.loader(manifest));
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  await build(settings.all());
  writeFileSync(join(folder, 'oms-shell.css'), pageCss(describeElements()));
  writeLanguagePacks(join(folder, 'languages'));
  writeIntegrity(folder);
}
