import type { Rolldown } from 'vite';
import type { Manifest } from '../../elements/loader/parts';
import { at } from '../../tools/paths';
import { CORE, forms, ICONS, inCore, panels, tags } from './entries';
import { closureOf, type PartFile } from './join-files';

/** The data of the loader, of the parts of the CDN build and of what is built beside them. */
export function manifestOf(
  parts: readonly PartFile[],
  ...builds: readonly Rolldown.RolldownOutput[]
): Manifest {
  const byName = new Map(parts.map((file) => [file.fileName, file]));
  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  // In this order the loader brings the elements of a page.
  const found: Record<string, number[]> = Object.fromEntries(tags.map((tag) => [partOf(tag), []]));
  const put = (part: string, names: Iterable<string>) => {
    found[part] = [...names].map(indexOf);
  };
  const withImports = ({ fileName }: PartFile) => closureOf(fileName, byName);
  const fileOf = (source: string): PartFile => {
    const file = parts.find(({ modules }) => modules.includes(at(source)));
    if (!file) throw new Error(`no file of the build has ${source}`);
    return file;
  };
  for (const file of parts) {
    for (const entry of file.entries) put(partOf(entry), withImports(file));
    for (const module of file.modules) {
      const [, lang, later] = /[\\/]locales[\\/]([\w-]+)\.json(\?later)?$/.exec(module) ?? [];
      if (lang) put(`${later ? 'later-' : ''}texts-${lang}`, [file.fileName]);
    }
  }
  for (const [form, source] of Object.entries(forms)) put(form, withImports(fileOf(source)));
  found.tree?.push(indexOf(fileOf(ICONS).fileName));
  const core = withImports(fileOf(CORE));
  for (const tag of inCore) put(partOf(tag), core);
  const first = new Set(core);
  for (const tag of tags) {
    const opened = Object.values(panels).filter(({ of }) => of.includes(tag));
    const needed = opened.flatMap((panel) =>
      panel.files.flatMap((source) => [...withImports(fileOf(source))]),
    );
    const own = new Set(found[partOf(tag)]?.map((index) => files[index]));
    const later = new Set(needed.filter((name) => !first.has(name) && !own.has(name)));
    if (later.size > 0) put(`later-${partOf(tag)}`, later);
  }
  for (const { output } of builds) {
    for (const chunk of output)
      if (chunk.type === 'chunk' && chunk.isEntry) put(chunk.name, [chunk.fileName]);
  }
  return { files, parts: found };
}

/** The loader's name of an entry. */
export function partOf(entry: string): string {
  return tags.includes(entry) ? `oms-${entry}` : entry;
}
