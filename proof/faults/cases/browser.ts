import { within } from '@oms/demo/support/until';
import type { Page } from 'playwright-core';
import { type Case, Tried, unique } from '../case';
import { expectToldOnce, makeNews, openHost } from '../notices';
import { inNewTab, type Visitor } from '../visitor';
import { all, whileItLasts } from '../while-it-lasts';
import { workOnPage } from '../work-on-page';

/** Runs in the page before every script of it. */
type Break = () => void;

/** What a page has left in the stores is no other's. */
const clear = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // The case is that it refuses.
    }
  });

/** Each person uses a page in a browser that lacks something. */
const without = (name: string, break_: Break, more: Partial<Case> = {}): Case => ({
  name,
  ...more,
  run: (stage, visitors) =>
    all(visitors, async (visitor) => {
      const own = await inNewTab(visitor);
      const tried = new Tried(own);
      await own.page.addInitScript(break_);
      try {
        await workOnPage(stage, tried);
        await clear(own.page);
      } finally {
        await own.page.close();
      }
      return tried;
    }),
});

const fillStores = () => {
  for (const store of [localStorage, sessionStorage]) {
    let size = 1_048_576;
    while (size >= 1) {
      try {
        store.setItem(`host${store.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }
};

const forbidStores = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
};

const removeLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
const removeChannel = () => void Reflect.deleteProperty(window, 'BroadcastChannel');

/** Values that somebody has written by hand, or another version. */
const EDITS = ['', '{', 'null', '[]', '{"v":99}', '0', '"\\ud800"', `[${'['.repeat(1_000)}`];

const edit = (page: Page, value: string) =>
  page.evaluate((written) => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith('oms.')) store.setItem(key, written);
  }, value);

const edited: Case = {
  name: 'storage edited',
  run: (stage, visitors) =>
    all(visitors, async (visitor) => {
      const tried = new Tried(visitor);
      for (const value of EDITS) {
        await openHost(stage, visitor);
        await edit(visitor.page, value);
      }
      await workOnPage(stage, tried, () => edit(visitor.page, '{'));
      await clear(visitor.page);
      return tried;
    }),
};

const cleared: Case = {
  name: 'storage cleared while nobody answers',
  note: 'Send is pressed again',
  run: (stage, visitors) =>
    whileItLasts(stage, visitors, {
      ms: 6_000,
      begin: async ({ line }) => {
        await line.cut();
        return async () => {
          await all(visitors, ({ page }) => clear(page));
          await line.mend();
        };
      },
    }),
};

/** Two tabs of a person that cannot hear each other. */
const apart: Case = {
  name: 'two tabs without Locks and BroadcastChannel',
  run: (stage, visitors) =>
    all(visitors, async (visitor) => {
      const tabs: Visitor[] = [];
      for (const _ of [1, 2]) {
        const tab = await inNewTab(visitor);
        await tab.page.addInitScript(removeLocks);
        await tab.page.addInitScript(removeChannel);
        await openHost(stage, tab);
        tabs.push(tab);
      }
      const [first, second] = tabs as [Visitor, Visitor];
      const told = async () => ({
        notices: [...(await first.told()).notices, ...(await second.told()).notices],
        states: [],
        unread: [],
      });
      const tried = new Tried({
        ...first,
        told,
        takeUnhandled: () => [...first.takeUnhandled(), ...second.takeUnhandled()],
      });
      const news = unique('News');
      await makeNews(stage, tried, news);
      const isTold = async () => (await told()).notices.some(({ title }) => title === news);
      if (!(await within(30_000, isTold))) tried.lost.push(`news: ${news}`);
      // What is told once more is told after the next news at the latest.
      const next = unique('News');
      await makeNews(stage, tried, next);
      const isNextTold = async () => (await told()).notices.some(({ title }) => title === next);
      if (!(await within(30_000, isNextTold))) tried.lost.push(`news: ${next}`);
      await expectToldOnce(tried, news);
      await Promise.all(tabs.map(({ page }) => page.close()));
      return tried;
    }),
};

export const browserCases: readonly Case[] = [
  without('storage full', fillStores, { quick: true }),
  without('storage forbidden', forbidStores),
  cleared,
  edited,
  without('no Locks', removeLocks),
  without('no BroadcastChannel', removeChannel),
  apart,
];
