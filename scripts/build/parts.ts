import { build, mergeConfig, type Rolldown } from 'vite';
import { at } from '../paths';
import { chunkGroups } from './chunks';
import { earlyParts, parts } from './entries';
import { leanI18next } from './lean-i18next';
import { productionReact, shared } from './settings';
import { terse } from './terse';
import { onlyUsedTexts } from './used-texts';

/**
 * What the loader must know: `files` names every file once, `parts` says by index which of them a part needs,
 * its entry first, then all it imports statically.
 */
export interface Manifest {
  files: string[];
  parts: Record<string, number[]>;
}

/** dist/cdn/parts: ESM with everything in it, split so that elements share React and the core. */
export async function buildParts(outDir = 'dist/cdn/parts', entries = parts): Promise<Manifest> {
  const entry = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, at(file)]));
  const result = await build(
    mergeConfig(shared(outDir), {
      define: productionReact,
      plugins: [
        onlyUsedTexts([...Object.values(entry), ...earlyParts.map((file) => at(file))], true),
        leanI18next(),
        terse(),
      ],
      build: {
        lib: { entry, formats: ['es'] },
        rolldownOptions: {
          output: {
            minify: true,
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: { groups: chunkGroups(entry, 'core') },
          },
        },
      },
    }),
  );
  return manifestOf((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput);
}

function manifestOf({ output }: Rolldown.RolldownOutput): Manifest {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const manifest: Manifest = { files, parts: {} };
  for (const chunk of chunks.values()) {
    const texts = /[\\/]locales[\\/]([\w-]+)\.json$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (texts) manifest.parts[`texts-${texts}`] = [indexOf(chunk.fileName)];
    if (!chunk.isEntry) continue;
    const needed = new Set([chunk.fileName]);
    for (const file of needed)
      for (const dependency of chunks.get(file)?.imports ?? []) needed.add(dependency);
    manifest.parts[chunk.name] = [...needed].map(indexOf);
  }
  return manifest;
}
