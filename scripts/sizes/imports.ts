import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build, type Rolldown } from 'vite';
import { at } from '../../tools/paths';

/**
 * What a host's bundle has of the package at its start, for what it imports: React and its router, which the host has
 * anyway, are not counted.
 */
export interface BudgetImport {
  readonly name: string;
  readonly code: string;
  /** The most that it may be, in bytes of gzip, by each bundler. */
  readonly budget: number;
  /** Whether all is in one file: where esbuild splits, it takes along what the entry passes on, used or not. */
  readonly whole?: boolean;
}

const TAGS = `import { configureShell } from '@oms/shell';
import '@oms/shell/elements';
configureShell({});`;

export const imports: readonly BudgetImport[] = [
  { name: 'isShellError', code: use('isShellError', '@oms/shell'), budget: 600, whole: true },
  { name: 'round', code: use('round', '@oms/shell'), budget: 4000, whole: true },
  { name: 'useCan, useSession', code: use('useCan, useSession', '@oms/shell/react/base'), budget: 13_400 },
  { name: 'all elements', code: TAGS, budget: 72_300 },
  {
    name: 'all elements in React',
    code: `${TAGS}\n${use('OmsFeedback, OmsSidemenu, OmsTopnav, ShellProvider, useCan, useSession', '@oms/shell/react/base')}`,
    budget: 72_900,
  },
];

function use(names: string, from: string): string {
  return `import { ${names} } from '${from}';\nglobalThis.used = [${names}];`;
}

export interface ImportSize {
  readonly name: string;
  readonly vite: number;
  readonly esbuild: number;
}

/** It stands in the project's root, from where the package finds itself by its name. */
const ENTRY = 'import-to-weigh.js';

const outside = /^react(-dom|-router)?(\/|$)/;

/** The sizes of the built package. Needs dist/esm. */
export async function sizesOfImports(): Promise<ImportSize[]> {
  const sizes: ImportSize[] = [];
  for (const { name, code, whole = false } of imports)
    sizes.push({ name, vite: await byVite(code), esbuild: await byEsbuild(code, !whole) });
  return sizes;
}

async function byVite(code: string): Promise<number> {
  const entry = at(ENTRY);
  const built = await build({
    configFile: false,
    root: at('.'),
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'import-to-weigh',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: outside },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  return sumOf(first?.fileName, (name) => chunks.get(name));
}

/** What esbuild has of the package at a bundle's start, for a host's code. Needs dist/esm. */
export async function byEsbuild(code: string, splitting: boolean): Promise<number> {
  const { metafile, outputFiles } = await bundle({
    stdin: { contents: code, resolveDir: at('.'), sourcefile: ENTRY },
    external: ['react', 'react-dom', 'react-router'],
    // Ours names the sources under the package's specifiers.
    tsconfigRaw: {},
    ...{ bundle: true, splitting, minify: true, metafile: true, write: false },
    ...{ format: 'esm', target: 'es2022', outdir: at('.cache'), logLevel: 'error' },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY)?.[0];
  return sumOf(first, (name) => {
    const output = metafile.outputs[name];
    const statics = output?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    return output && { code: texts.get(at(name)) ?? '', imports: statics?.map(({ path }) => path) ?? [] };
  });
}

/** Bytes of gzip of a file and all that it imports statically, each as a file of its own. */
function sumOf(
  first: string | undefined,
  find: (name: string) => { code: string; imports: readonly string[] } | undefined,
): number {
  const names = new Set(first === undefined ? [] : [first]);
  let sum = 0;
  for (const name of names) {
    const file = find(name);
    if (!file) continue;
    sum += gzipSync(file.code, { level: 9 }).length;
    for (const imported of file.imports) names.add(imported);
  }
  if (sum === 0) throw new Error('The bundler made nothing of what is to be weighed');
  return sum;
}
