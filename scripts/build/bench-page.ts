import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { snippetOf } from '../../node/cdn/snippet';
import { firstReplies } from '../../tools/bench-page/first-replies';
import { at } from '../../tools/paths';
import { settings } from '../../vite.config';

/** dist/bench: pages that need no server but one of files, for `npm run bench` and for whoever measures from outside. */
export async function buildBenchPage(): Promise<void> {
  const folder = at('dist/bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const replies = await firstReplies();
  for (const name of ['page', 'floor'] as const) await build(settings.bench(name, replies));
  for (const name of ['index.html', 'floor.html']) cpSync(at('tools/bench-page', name), join(folder, name));
  // The page with the tags of `oms-shell snippet` in the place of its two.
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const options = {
    base: '/shell',
    elements: ['topnav', 'sidemenu', 'notice-center'],
    lang: 'en',
  };
  const [styles, script] = [
    '<link rel="stylesheet" href="shell/oms-shell.css" />',
    '<script src="shell/oms-shell.js"></script>',
  ];
  if (!page.includes(styles) || !page.includes(script)) throw new Error('index.html has other tags');
  const withSnippet = page.replace(styles, '').replace(script, () => snippetOf(at('dist/cdn'), options));
  writeFileSync(join(folder, 'snippet.html'), withSnippet);
  const maps = (path: string) => !path.endsWith('.map') && !path.endsWith('.all.js');
  cpSync(at('dist/cdn'), join(folder, 'shell'), { recursive: true, filter: maps });
}
