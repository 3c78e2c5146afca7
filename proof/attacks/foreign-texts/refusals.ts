import type { Route } from 'playwright-core';
import { hosts, Look, openAll, type Stage, shown, visitor } from '../pages';
import { Supply } from '../rewrite';
import { consolePages } from './console-pages';
import { isCall } from './service-calls';

/** Every call but those of the first view is refused, in the service's own hostile words. */
export async function refusals(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of('strings in refusals of the service'));
  const texts = () => [0, 1, 2].map(() => supply.text()).join(' ');
  let form = false;
  const refuse = (route: Route) => {
    const errors = { title: texts(), name: texts(), remark: texts(), weight: texts(), description: texts() };
    const { origin = '*' } = route.request().headers();
    return route.fulfill({
      json: {
        code: form ? 10_040 : 10_020,
        message: texts(),
        data: { errors, by: texts(), updatedName: texts() },
      },
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' },
    });
  };
  await context.route(isCall, (route) => {
    const { method, pathname } = { method: route.request().method(), ...parts(route) };
    if (method === 'OPTIONS' || /getUserInfo|baseData/.test(pathname)) return route.fallback();
    if (form && method === 'GET') return route.fallback();
    return refuse(route);
  });
  try {
    const paths = [
      '/home',
      '/home/notice/list',
      '/home/b2corder',
      '/home/products/allproducts/update/query?id=1',
    ];
    for (const path of stage.quick ? paths.slice(1, 2) : paths) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      await shown(page);
      await look.after(path, supply.more());
    }
    await openAll(page, (what) => look.after(what, supply.more()), 'x', stage.quick);
    form = true;
    const [, detail = '/home'] = await consolePages(stage);
    for (const path of stage.quick ? [] : [detail, '/home/products/line/update/add', '/home/profile']) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      await shown(page);
      const save = page.getByRole('main').getByRole('button', { name: /保存|提交|确定/ });
      await save
        .first()
        .click({ timeout: 4_000 })
        .catch(() => {});
      await look.after(`${path}, saved`, supply.more());
    }
  } finally {
    await context.close();
  }
  stage.tally.control('hostile refusals that stand there as text', look.drawn, stage.quick ? 1 : 10);
}

const parts = (route: Route) => new URL(route.request().url());
