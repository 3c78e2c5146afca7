import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { at } from '../../../tools/paths.ts';
import { drawingIn, isIcon } from '../icons.ts';
import { markOf, sharedOf, wholeOf } from './shared.ts';
import { type Drawn, templateOf } from './templates.ts';

const NAME = 'virtual:frames';

/** Made once for all builds of this process. */
let code: Promise<string> | undefined;

/**
 * `virtual:frames`: what bar, menu, bell and switcher look like before their code is there, as templates in each
 * language, made from the elements themselves (docs/architecture.md#from-the-tag-to-the-painted-menu).
 * @param bundle the build of `render.ts` into a folder
 */
export function frames(bundle: (folder: string) => InlineConfig): Plugin {
  return {
    name: 'frames',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      code ??= codeOfFrames(bundle);
      return code;
    },
  };
}

async function codeOfFrames(bundle: (folder: string) => InlineConfig): Promise<string> {
  const { drawn, icons } = await renderAll(bundle);
  const paths: string[] = [];
  const indexOf = (rule: string) => {
    const path = pathIn(rule);
    if (!paths.includes(path)) paths.push(path);
    return paths.indexOf(path);
  };
  const templates = Object.fromEntries(
    Object.entries(drawn).map(([lang, elements]) => {
      const texts = JSON.parse(readFileSync(at(`locales/${lang}.json`), 'utf8')) as Record<string, string>;
      const own = Object.entries(elements).map(
        ([kind, one]) => [kind, templateOf(kind, one, indexOf)] as const,
      );
      return [
        lang,
        {
          ...Object.fromEntries(own),
          someUnread: (texts['notices.unread_other'] ?? texts['notices.unread'])?.replace(
            '{{count}}',
            '__unread__',
          ),
          noUnread: texts['notices.noUnread'],
        },
      ];
    }),
  );
  const { common, own } = sharedOf(Object.values(templates));
  const words = Object.fromEntries(Object.keys(templates).map((lang, at) => [lang, own[at]]));
  const lines = Object.entries(icons).filter(([line]) => common.includes(line));
  const first = own[0]?.length ?? 0;
  const marked = lines.reduce((text, [line], at) => text.replaceAll(line, markOf(first + at)), common);
  return [
    // The components have them, too.
    ...lines.map(([, file], index) => `import icon${index} from ${JSON.stringify(file)};`),
    ...paths.map((path, index) => `import sheet${index} from ${JSON.stringify(`${path}?sheet`)};`),
    `export const sheets = [${paths.map((_, index) => `sheet${index}`)}];`,
    `const words = ${JSON.stringify(words)};`,
    `const wholeOf = ${wholeOf};`,
    // Parsed where a frame is drawn: most pages have a picture.
    `export const readTemplates = (lang) => wholeOf(${JSON.stringify(marked)}, [...words[lang], ...[${lines.map((_, index) => `icon${index}`)}].map(([[, { d }]]) => d)]);`,
  ].join('\n');
}

/** The loader of the configuration cannot read the table of languages: its files have texts that only builds make. */
const langs = () =>
  readdirSync(at('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

interface Rendered {
  /** Language → kind of frame → what was drawn. */
  readonly drawn: Record<string, Record<string, Drawn>>;
  /** The line of each icon, as it stands in JSON → its module. */
  readonly icons: Record<string, string>;
}

/** Renders the elements in a process of its own, which becomes a page. */
async function renderAll(bundle: (folder: string) => InlineConfig): Promise<Rendered> {
  // In the repository, where the bundle finds the libraries that it leaves out.
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache/frames-'));
  try {
    const { output } = (await build(bundle(folder))) as Rolldown.RolldownOutput;
    const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const icons = modules.filter(isIcon).map(async (file) => {
      const [[, { d = '' }] = ['', {}]] = await drawingIn(file);
      return [JSON.stringify(d), file] as const;
    });
    const script = at('scripts/build/frames/main.ts');
    const said = (lang: string) =>
      execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'render.js'), lang], {
        encoding: 'utf8',
      });
    return {
      drawn: Object.fromEntries(
        langs().map((lang) => [lang, JSON.parse(said(lang)) as Record<string, Drawn>]),
      ),
      icons: Object.fromEntries(await Promise.all(icons)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the place of the rules of each style sheet, one with its path: by it the build finds the sheet again. */
export function sheetPaths(): Plugin {
  return {
    name: 'sheet-paths',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      return query === 'inline' && file?.endsWith('.css') ? `:host{--path:${JSON.stringify(file)}}` : null;
    },
  };
}

/** The path in a sheet of `sheetPaths`. */
const pathIn = (rule: string): string => {
  const found = /--path:\s*("[^"]*")/.exec(rule)?.[1];
  if (!found) throw new Error(`A frame has a style sheet without a file: ${rule.slice(0, 80)}`);
  return JSON.parse(found) as string;
};
