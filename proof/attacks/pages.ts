import { dangersIn, outlasted, type Witness, witness } from '@oms/tools/attacks/witness';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { freePortBase } from '../support/port-base';
import { type Case, HELD, type Tally } from './tally';

/** First port of the demo that is attacked in a browser. */
export const portBase = await freePortBase();

/** The hosts of the demo that pages are opened on. */
export const at = (offset: number, host = 'localhost') => `http://${host}:${portBase + offset}`;
export const hosts = {
  console: at(0),
  billing: at(1),
  erp: at(2),
  partner: at(3, '127.0.0.1'),
  userCentre: at(10),
} as const;

/** Longer than a busy machine takes, ms. */
const PATIENCE = 20_000;
/** For what a page may not have. */
const SHORT = 4_000;
/** For calls that come one after the other. */
const MOMENT = 1_500;

export interface Stage {
  readonly browser: Browser;
  readonly tally: Tally;
  readonly cookie: string;
  readonly token: string;
  readonly quick: boolean;
}

/** A browser of its own, signed in, in which everything that an attack does is seen. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly seen: Witness;
}

/** @param bypassCSP the page's policy would stop what the shell lets through */
export async function visitor({ browser, cookie }: Stage, bypassCSP = true): Promise<Visitor> {
  const context = await browser.newContext({ bypassCSP, viewport: { width: 1_400, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  const seen = await witness(context, portBase);
  // Functions of this process name their inner ones by it, and pages have none.
  await context.addInitScript('globalThis.__name = (fn) => fn');
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: hosts.userCentre }]);
  return { context, page: await context.newPage(), seen };
}

/**
 * Waits until the shell is there and asks for nothing more; a page that an attack leaves without one is looked at all
 * the same.
 */
export async function shown(page: Page): Promise<boolean> {
  const there = await isThere(page.getByRole('button', { name: /^(?:账号|Account)/ }).first(), PATIENCE);
  await quiet(page);
  return there;
}

/** Waits until the page asks for nothing more. An attack may close or leave it, and that is noticed elsewhere. */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: MOMENT }).catch(() => {});

const isThere = (what: Locator, timeout = SHORT): Promise<boolean> =>
  what.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Waits for what runs late, and says what has run, left the page or waits to be pressed since it was asked last. */
export class Look {
  readonly #known = { ran: 0, left: 0, odd: 0 };
  /** Hostile strings that stood in the page as text. */
  drawn = 0;

  constructor(
    private readonly visitor: Visitor,
    private readonly row: Case,
  ) {}

  /** @param tries hostile strings since the last look */
  async after(what: string, tries: number): Promise<void> {
    const { page } = this.visitor;
    await quiet(page);
    const found = (await dangersIn(page)).filter((tag) => HOSTILE.test(tag));
    await outlasted(page);
    this.drawn += await drawnIn(page);
    this.count(what, tries, found);
  }

  count(what: string, tries: number, found: readonly string[] = []): void {
    const { ran, left, odd } = this.visitor.seen;
    const news = [
      ...ran.slice(this.#known.ran).map((where) => `a script at ${where}`),
      ...left.slice(this.#known.left).map((url) => `a request to ${url}`),
      ...odd.slice(this.#known.odd),
      ...found.map((tag) => `stands there: ${tag}`),
    ];
    Object.assign(this.#known, { ran: ran.length, left: left.length, odd: odd.length });
    for (const one of news.slice(0, 5)) this.row.add({ ran: `${what}: ${one}` });
    this.row.add(HELD, Math.max(0, tries - news.length));
  }
}

/** Of the strings, and of nothing else in the demo. */
const HOSTILE = /__xss|evil\.example|javascript:|vbscript:|alert\(|fuzzelement|ckers|onerror/i;

/** The texts of a page, in whichever root, that have a hostile string. */
const drawnIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let found = 0;
    const look = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
        if (node instanceof Text && /__xss|alert\(|javascript:|evil\.example/i.test(node.data)) found += 1;
      }
    };
    look(document);
    return found;
  });

/** Opens all that bar, menu and feedback button have, one after the other; of them a few. @returns how much opened */
export async function openAll(
  page: Page,
  look: (what: string) => Promise<void>,
  typed: string,
  few = false,
): Promise<number> {
  let opened = 0;
  const press = async (what: Locator): Promise<boolean> =>
    what
      .first()
      .click({ timeout: SHORT })
      .then(
        () => true,
        () => false,
      );
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const open = async (what: string, opener: Locator, content: Locator, use?: () => Promise<void>) => {
    if (!(await press(opener)) || !(await isThere(content))) return;
    opened += 1;
    await look(what);
    await use?.();
    await close();
  };
  const notices = page.getByRole('dialog', { name: /^消息通知/ });
  for (const tab of few ? ['提醒'] : ['公告', '提醒', '私信', '群消息']) {
    await open(`bell, ${tab}`, button(/^消息通知/), notices, async () => {
      await press(notices.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      await look(`bell, ${tab}`);
      const rows = notices.getByRole('tabpanel').getByRole('listitem').getByRole('button');
      if (!(await press(rows)) || !(await isThere(page.getByRole('dialog').last()))) return;
      opened += 1;
      await look(`dialog of ${tab}`);
    });
  }
  await open('organisations', button(/^切换组织/), page.getByRole('listbox'), async () => {
    await page.keyboard.type('a');
    await look('organisations found');
  });
  if (few) return opened;
  await open('bell, tasks', button(/^消息通知/), notices, async () => {
    if (await press(notices.getByRole('region', { name: '最近任务' }).getByRole('button'))) {
      opened += 1;
      await look('dialog of a task');
    }
  });
  await open('account', button(/^账号/), page.getByRole('menu'));
  await open('feedback', button('反馈'), page.getByRole('dialog', { name: '反馈' }), async () => {
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .first()
      .fill(typed, { timeout: SHORT })
      .catch(() => {});
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(
        { name: `${typed.replace(/[/\0]/g, '')}.png`, mimeType: 'image/png', buffer: PIXEL },
        { timeout: SHORT },
      )
      .catch(() => {});
    await look('feedback with a file');
  });
  const search = page.getByRole('combobox', { name: /搜索/ }).or(button('打开搜索'));
  for (const words of ['a1', typed]) {
    await open('search', search, page.getByRole('combobox').first(), async () => {
      await page.keyboard.type(words.slice(0, 60));
      await look(`search for ${words.slice(0, 20)}`);
    });
  }
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const modules = menu.getByRole('button');
  for (let at = 0; at < Math.min(3, await modules.count()); at += 1) {
    if (!(await press(modules.nth(at)))) continue;
    opened += 1;
    await look(`menu ${at}`);
    await close();
  }
  return opened;
}

/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
