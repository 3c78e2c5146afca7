import type { FakeCall } from '@oms/shell/testing';
import { type MenuSize, menuOf } from '@oms/tools/bench-page/menu-data';
import type { BrowserContext } from 'playwright-core';
import type { BenchPage } from './bench-page';
import type { BenchBrowser } from './browser';

/** The call for the menu, where a page does not configure another. */
const BASE_DATA = '/api/v1/Context/baseData';

export type Mode = 'tree' | 'flyout';

/** The first thing of the menu that is painted: an entry of the tree, or a module of the column. */
export const READY = '[part~="menu"] [part~="item"]';

export interface MenuPage {
  readonly page: BenchPage;
  /** Lets the reply with the menu go. */
  release(): void;
}

/** A page with the side menu, everything there but its data, which waits for `release`. */
export async function openMenu(
  browser: BenchBrowser,
  mode: Mode,
  size: MenuSize,
  context?: BrowserContext,
): Promise<MenuPage> {
  const { open, own } = menuOf(size);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await browser.open({
    markup: `<oms-sidemenu mode="${mode}"></oms-sidemenu>`,
    replies: {
      [`GET ${BASE_DATA}`]: ({ params }: FakeCall) => (params.has('noVerify') ? open : held.then(() => own)),
    },
    ...(context && { context }),
  });
  return { page, release };
}

/** A page with the menu in it, and all that it fetches by itself. */
export async function readyMenu(browser: BenchBrowser, mode: Mode, size: MenuSize): Promise<BenchPage> {
  const { page, release } = await openMenu(browser, mode, size);
  release();
  await page.run((probe, selector) => probe.painted(selector), READY);
  await page.settled();
  return page;
}

/** ms from the moment the reply was there to the painted menu. */
export async function paintedAfterReply({ page, release }: MenuPage): Promise<number> {
  const painted = page.run(
    async (probe, given) => {
      const at = await probe.painted(given.ready);
      return at - probe.replied(given.base);
    },
    { ready: READY, base: BASE_DATA },
  );
  release();
  return painted;
}

/** Waits until all is there but the menu. */
export const settledBefore = ({ page }: MenuPage): Promise<void> => page.settled(BASE_DATA);
