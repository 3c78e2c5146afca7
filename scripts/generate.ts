import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import stringify from 'json-stringify-pretty-compact';
import { at } from '../tools/paths';
import { eventNamesModule, eventPropsModule, wrapperModule } from './build/elements/wrappers';
import { nodeEntries, publicEntries, serverEntries, specifierOf, writtenEntries } from './build/entries';
import { describeElements } from './describe/elements';
import { documents, withDeclaredTables } from './docs/files';
import { openapi } from './docs/openapi';
import { importRules } from './lint/import-rules';

/** A file, or a region of one, that is made from the declarations and committed. */
interface Target {
  readonly file: string;
  /** The content that the file has after generation. */
  update(before: string): string | Promise<string>;
}

/** The entries of package.json's `exports` with types; the others are kept as they are. */
function withExports(before: string): string {
  const pkg = JSON.parse(before) as { exports: Record<string, unknown> };
  const names = [...Object.keys(publicEntries), ...Object.keys(serverEntries), ...writtenEntries];
  const modules = names.map((entry) => [
    specifierOf(entry).replace('@oms/shell', '.'),
    { types: `./dist/types/${entry}.d.ts`, default: `./dist/esm/${entry}.js` },
  ]);
  const tools = Object.entries(nodeEntries).map(([entry, { file }]) => [
    `./${entry}`,
    { types: `./dist/types/${entry}.d.ts`, default: `./${file}` },
  ]);
  const others = Object.entries(pkg.exports).filter(([, target]) => typeof target === 'string');
  return `${JSON.stringify({ ...pkg, exports: Object.fromEntries([...modules, ...tools, ...others]) }, null, 2)}\n`;
}

/** What a backend answers, for its developers. */
async function contract(): Promise<string> {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
  return `${stringify(await openapi(version), { indent: 1, maxLength: 200 })}\n`;
}

const targets: readonly Target[] = [
  { file: 'package.json', update: withExports },
  { file: 'lint/imports.json', update: importRules },
  { file: 'src/public-react/elements.ts', update: () => wrapperModule(describeElements()) },
  { file: 'src/core/events/names.ts', update: eventNamesModule },
  { file: 'src/public-react/event-props.ts', update: eventPropsModule },
  { file: 'docs/openapi.json', update: contract },
  ...documents.map((file) => ({ file, update: (before: string) => withDeclaredTables(file, before) })),
];

/** The content that there is; nothing of a file that is made for the first time. */
const contentOf = (file: string): string => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');

/** The files that differ from their declarations; `npm run generate` updates them. */
export async function staleFiles(): Promise<string[]> {
  const stale = new Set<string>();
  for (const { file, update } of targets) {
    const before = contentOf(file);
    if ((await update(before)) !== before) stale.add(file);
  }
  return [...stale];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of await staleFiles()) console.log(`updated ${file}`);
  for (const { file, update } of targets) {
    const before = contentOf(file);
    const after = await update(before);
    if (after !== before) writeFileSync(at(file), after);
  }
}
