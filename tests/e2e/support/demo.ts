import type { Lang } from '@oms/demo/support/lang';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { portBase } from './start-demo';
import { takenOver } from './taken-over';

/** The demo under test. */
export const hosts = {
  console: `http://localhost:${portBase}`,
  billing: `http://localhost:${portBase + 1}`,
  erp: `http://localhost:${portBase + 2}`,
  partner: `http://127.0.0.1:${portBase + 3}`,
  userCentre: `http://localhost:${portBase + 10}`,
  boss: `http://localhost:${portBase + 11}`,
} as const;

/** A call to one of the services, on whichever ports the demo stands. */
export const isBackend = (url: URL): boolean =>
  url.hostname === 'localhost' && Math.floor((Number(url.port) - portBase) / 10) === 1;

export const PASSWORD = 'Demo#2026';

/** A page of each host that shows business data. */
export const businessPages = {
  console: `${hosts.console}/home`,
  billing: `${hosts.billing}/bill/list`,
  erp: `${hosts.erp}/shipment/list`,
  partner: `${hosts.partner}/orders`,
} as const;

export async function chooseLanguage(context: BrowserContext, lang: Lang): Promise<void> {
  await context.addCookies(
    ['localhost', '127.0.0.1'].map((domain) => ({ name: 'lang', value: lang, domain, path: '/' })),
  );
}

/** Toasts stay until they are closed: how soon a test looks is the machine's matter. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (this: Element, init) {
      const root = attachShadow.call(this, init);
      root.addEventListener('animationstart', (event) => {
        const { animationName, target } = event as AnimationEvent;
        if (animationName !== 'oms-toast-life') return;
        for (const animation of (target as Element).getAnimations()) animation.pause();
      });
      return root;
    };
  });
}

/** The shell is there and has the user's name for it: on every host, in both languages. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(账号|Account)$/ })).toBeVisible();
  await takenOver(page);
}

/** The user and the base data of this visit have come, after what is seen first, and are kept for the next visit. */
export const shellReady = (page: Page): Promise<void> => page.evaluate(() => window.OmsShell.ready());

export interface Complaints {
  /** Errors of the console, uncaught exceptions and policy violations. */
  readonly list: string[];
}

/** Listens from now on for everything that a developer would see in red. */
export function listenForComplaints(page: Page): Complaints {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => list.push(`${page.url()}: ${error.message}`));
  return { list };
}
