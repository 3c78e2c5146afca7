import type { Page, Route } from 'playwright-core';
import { type Case, Tried } from '../case';
import { openHost } from '../notices';
import type { Stage } from '../stage';
import { inNewTab, type Visitor } from '../visitor';
import { all } from '../while-it-lasts';
import { workOnPage } from '../work-on-page';

const PARTS = /\/parts\/[^/]+\.js/;

const nameOf = (url: string) => new URL(url).pathname.replace(/^.*\/parts\//, '');

/** Uses a page in a tab of its own. */
async function inTab(visitor: Visitor, work: (tried: Tried) => Promise<void>): Promise<Tried> {
  const own = await inNewTab(visitor);
  const tried = new Tried(own);
  try {
    await work(tried);
  } finally {
    await own.page.close();
  }
  return tried;
}

const refuse = (route: Route) => route.fulfill({ status: 503, body: '' });

/** The first line of a part is an exception of it: what it has is never there. */
async function breakIt(route: Route): Promise<void> {
  const reply = await route.fetch();
  await route.fulfill({ response: reply, body: `throw new Error('proof');\n${await reply.text()}` });
}

const once: Case = {
  name: 'each part refused once',
  quick: true,
  run: (stage, visitors) =>
    all(visitors, (visitor) =>
      inTab(visitor, async (tried) => {
        const asked = new Set<string>();
        await tried.visitor.page.route(PARTS, async (route) => {
          const name = nameOf(route.request().url());
          if (asked.has(name)) return route.fallback();
          asked.add(name);
          return refuse(route);
        });
        await workOnPage(stage, tried);
      }),
    ),
};

/** The parts that a page asks for whose user reads and writes. */
async function partsOf(stage: Stage, visitor: Visitor): Promise<string[]> {
  const names = new Set<string>();
  await inTab(visitor, async (tried) => {
    tried.visitor.page.on('request', (request) => {
      if (PARTS.test(request.url())) names.add(nameOf(request.url()));
    });
    await workOnPage(stage, tried);
  });
  return [...names];
}

/** What a person tries with what is there; some of it is not. */
async function tryAll(page: Page): Promise<void> {
  for (const name of [/^Account/, 'Notifications', 'Feedback'] as const) {
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.click({ timeout: 1_500 }).catch(() => {});
    await page.keyboard.press('Escape');
  }
}

/** Each part by itself stays away, or throws; then it comes, and the page is opened again. */
const each = (name: string, fail: (route: Route) => Promise<void>): Case => ({
  name,
  note: 'the page is loaded again once the part is there',
  async run(stage, visitors) {
    const [first] = visitors as [Visitor];
    const waiting = await partsOf(stage, first);
    const tries: Tried[] = [];
    await all(visitors, async (visitor) => {
      for (let part = waiting.pop(); part; part = waiting.pop()) {
        const own = part;
        const tried = await inTab(visitor, async (one) => {
          const { page } = one.visitor;
          await page.route(`**/parts/${own}*`, fail);
          await page.goto(`${stage.urls.erp}/shipment/list`);
          await tryAll(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await openHost(stage, one.visitor).catch((error: Error) =>
            one.lost.push(`${own}: ${error.message}`),
          );
        });
        tries.push(tried);
      }
    });
    return tries;
  },
});

export const partCases: readonly Case[] = [
  once,
  each('each part refused for ever', refuse),
  each('each part throws', breakIt),
];
