import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { snippetOf } from '../../node/cdn/snippet';
import { fakeServices } from '../../testing';
import { at } from '../../tools/paths';
import { smallWorld } from '../../tools/small-world';
import { settings } from '../../vite.config';

/** The calls that bar, menu and bell make by themselves. */
const CALLS = [
  'POST /auth/jwt/authorize',
  'GET /api/v1/My/getUserInfo',
  'GET /api/v1/UcUserFavMenu/findAll',
  'GET /api/v1/My/getUserOptionByName',
  'GET /api/v1/BizAnnouncement/stats',
  'GET /api/v1/BizAnnouncement/recent',
  'GET /api/v1/TaskCenter/findList',
  'GET /api/v1/Organization/findByPage',
];

/** The replies of the fake services to the calls that a page makes by itself, by call. */
export async function firstReplies(): Promise<Record<string, unknown>> {
  const { config, fetch, getToken } = fakeServices(smallWorld);
  const headers = { authorization: `Bearer ${await getToken()}` };
  const replies = CALLS.map(async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(config.hosts.userCentre + path, { method, headers });
    return [call, ((await response.json()) as { data: unknown }).data] as const;
  });
  return Object.fromEntries(await Promise.all(replies));
}

/** dist/bench: pages that need no server but one of files, for `npm run bench` and for whoever measures from outside. */
export async function buildBenchPage(): Promise<void> {
  const folder = at('dist/bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const replies = await firstReplies();
  for (const name of ['page', 'floor'] as const) await build(settings.bench(name, replies));
  for (const name of ['index.html', 'floor.html']) cpSync(at('proof/bench/page', name), join(folder, name));
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
