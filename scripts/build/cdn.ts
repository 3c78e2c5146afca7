import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { writeIntegrity } from '../../node/cdn/integrity';
import { PART_ENDING } from '../../node/cdn/part-name';
import { MANIFEST } from '../../node/cdn/snippet';
import { SCHEMA } from '../../src/core/config/schema';
import { ownLangs } from '../../src/core/i18n/lang';
import { at } from '../../tools/paths';
import { settings } from '../../vite.config';
import { describeElements } from '../describe/elements';
import { pageCss } from './elements/placeholders';
import { forms, tags } from './entries';
import { joinFiles, type PartFile } from './join-files';
import { writeLanguagePacks } from './language-packs';
import { bannerOf, LICENSES, licensesText, packageFolder, packagesOf, putBanner } from './licenses';
import { manifestOf } from './manifest';
import { writeServedSheet } from './served-sheet';

/** The files that a first view runs. */
const FIRST = new RegExp(`^(?:frame|shell|${[...tags, ...Object.keys(forms)].join('|')})${PART_ENDING}$`);

/** Each file of builds, and the modules in it. */
function modulesIn(folder: string, ...builds: readonly Rolldown.RolldownOutput[]) {
  return builds.flatMap(({ output }) =>
    output.flatMap((file) =>
      file.type === 'chunk' ? [[`${folder}${file.fileName}`, file.moduleIds] as const] : [],
    ),
  );
}

/** Writes the licences of others' code, and their place into each file that has some. */
function nameLicenses(
  folder: string,
  files: readonly (readonly [name: string, modules: readonly string[]])[],
): void {
  writeFileSync(join(folder, LICENSES), licensesText(packagesOf(files.flatMap(([, modules]) => modules))));
  for (const [name, modules] of files) {
    if (modules.some((module) => packageFolder(module) !== null))
      putBanner(join(folder, name), bannerOf(name.includes('/') ? `../${LICENSES}` : LICENSES));
  }
}

/**
 * The part with the frames of a first visit: the head script of bundled pages imports it by itself.
 * @throws Error where there is none, and where it imports another file, which that page would fetch a round trip later
 */
function frameIn(files: readonly PartFile[]): string {
  const frame = files.find(({ entries }) => entries.includes('frame'));
  if (!frame) throw new Error('No part has the frames of a first visit');
  if (frame.imports.length > 0) throw new Error(`${frame.fileName} imports ${frame.imports.join(', ')}`);
  return frame.fileName;
}

/** dist/cdn: the files that a CDN serves. The loader has the names of the parts in it, so it is built after them. */
export async function buildCdn(): Promise<void> {
  const folder = at('dist/cdn');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [parts] = (await build(settings.parts())) as Rolldown.RolldownOutput[];
  const [realm] = (await build(settings.realm())) as Rolldown.RolldownOutput[];
  const [basic] = (await build(settings.basic())) as Rolldown.RolldownOutput[];
  const [declared] = (await build(settings.declared())) as Rolldown.RolldownOutput[];
  const joined = joinFiles(join(folder, 'parts'), parts!, 'frame', FIRST);
  const manifest = manifestOf(joined, realm!, basic!, declared!);
  const [loader] = (await build(settings.loader(manifest))) as Rolldown.RolldownOutput[];
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  const [head] = (await build(
    settings.head(frameIn(joined), {
      hosts: Object.keys(SCHEMA.hosts.members),
      langs: ownLangs(),
    }),
  )) as Rolldown.RolldownOutput[];
  const [all] = (await build(settings.all())) as Rolldown.RolldownOutput[];
  nameLicenses(folder, [
    ...joined.map(({ fileName, modules }) => [`parts/${fileName}`, modules] as const),
    ...modulesIn('parts/', realm!, basic!, declared!),
    ...modulesIn('', loader!, head!, all!),
  ]);
  writeFileSync(join(folder, 'oms-shell.css'), pageCss(describeElements()));
  await writeServedSheet(folder);
  writeLanguagePacks(join(folder, 'languages'));
  writeIntegrity(folder);
}
