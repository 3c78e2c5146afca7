import type { Route } from 'playwright-core';
import { type Case, Tried } from '../case';
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

export const partCases: readonly Case[] = [once];
