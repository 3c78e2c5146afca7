import { driveClock } from '@oms/tools/fast-clock';
import type { Route } from 'playwright-core';
import { breakIt, refuse } from '../broken-files';
import type { Case, Tried } from '../case';
import { close, errorsOf, type Feature, features, opens, said } from '../features';
import { inTabs } from '../in-tab';
import type { Stage } from '../stage';

/** By the beginning of the name of the file that has the page. */
const PAGES = {
  ProfileRoute: '/home/profile',
  SecurityRoute: '/home/sercurity',
  NoticeListRoute: '/home/notice/list',
  AnnounceListRoute: '/home/announce/list',
  RulesRoute: '/home/notice/rules',
  TemplatesRoute: '/home/notice/template',
} as const;

/** What stays where a page is not there. */
const around = features.filter(({ name }) => name === 'bar' || name === 'notice centre');

async function without(
  stage: Stage,
  { visitor: { page }, lost }: Tried,
  file: keyof typeof PAGES,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  const files = `**/assets/${file}-*`;
  const own: Feature = {
    name: file,
    parts: [],
    button: () => page.locator('none'),
    content: () => page.getByRole('main').getByRole('heading', { level: 1 }),
  };
  await page.clock.install();
  await page.route(files, fail);
  await page.goto(`${stage.urls.console}${PAGES[file]}`);
  await driveClock(page, async () => (await said(page).count()) > 0).catch(() =>
    lost.push(`a word that there is no ${file}`),
  );
  for (const feature of around) {
    if (!(await opens(page, feature, false))) lost.push(`${feature.name}, without ${file}`);
    await close(page);
  }
  if ((await errorsOf(page)) === 0) lost.push(`an error in doctor(), without ${file}`);
  await page.unroute(files);
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2_000 })
    .catch(() => {});
  if (await opens(page, own, true)) return;
  await page.reload();
  if (!(await opens(page, own, false))) lost.push(`${file}, once it is there again`);
}

/** Each page of the console by itself stays away, or throws; then it is there. */
const each = (name: string, fail: (route: Route) => Promise<void>): Case => ({
  name,
  note: '“Try again” is pressed, or the page is loaded again, once it is there',
  run: (stage, visitors) =>
    inTabs(visitors, Object.keys(PAGES) as (keyof typeof PAGES)[], (tried, file) =>
      without(stage, tried, file, fail),
    ),
});

export const consoleCases: readonly Case[] = [
  each('each page of the console refused for ever', refuse),
  each('each page of the console throws', breakIt),
];
