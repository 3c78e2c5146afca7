import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '@oms/demo/cluster/testing/accounts';
import { countCall, type Tally } from '@oms/demo/cluster/testing/tally';
import type { Urls } from '@oms/demo/hosts';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Someone with tabs of two hosts, who reads, and saves records or switches the organisation. */
export interface Person {
  readonly account: Account;
  /** Codes of the records that were said to be saved. */
  readonly saved: readonly string[];
  /** Ids of notices, each time that a tab alerted of one. */
  readonly alerted: readonly string[];
  /** What each tab has in its bell. */
  unread(): readonly (number | undefined)[];
  /** Works until it is told to stop; resolves once the last act is done. */
  work(goesOn: () => boolean): Promise<void>;
  close(): Promise<void>;
}

type Told = readonly [name: string, value: string];

/** ms between two acts in one tab. */
const PACE = 700;
/** ms after which an act counts as undone: a person has given up. */
const PATIENCE = 30_000;
/** An organisation that all accounts may switch to. */
const OTHER = 'HLJJ-0291';

export async function openPerson(
  browser: Browser,
  urls: Urls,
  account: Account,
  tally: () => Tally,
  switches: boolean,
): Promise<Person> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  const cookie = { domain: 'localhost', path: '/' };
  await context.addCookies([
    { ...cookie, ...account.cookie },
    { ...cookie, name: 'lang', value: 'en' },
  ]);
  const saved: string[] = [];
  const alerted: string[] = [];
  const unread = new Map<Page, number>();
  const downAt = new Map<Page, number>();
  await context.exposeBinding('proofTells', ({ page }, [name, value]: Told) => {
    if (name === 'notice') alerted.push(value);
    else if (name === 'unread') unread.set(page, Number(value));
    else if (name === 'alert') tally().seen.push(`${new URL(page.url()).port}: ${value}`);
    else if (name === 'connection') {
      const since = downAt.get(page);
      if (value !== 'realtime') downAt.set(page, since ?? Date.now());
      else if (since !== undefined) {
        tally().back.push(Date.now() - since);
        downAt.delete(page);
      }
    }
  });
  // tsx compiles functions to calls of this helper, which a page lacks.
  await context.addInitScript('globalThis.__name = (fn) => fn;');
  await context.addInitScript(watchPage);
  countCalls(context, urls, tally);
  const [first, second] = await Promise.all(
    [
      switches ? `${urls.erp}/shipment/list` : `${urls.console}/home/products/line/list`,
      `${urls.billing}/bill/list`,
    ].map(async (url) => {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => tally().seen.push(message));
      // A page that is loaded again has lost no socket: it begins.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) downAt.delete(page);
      });
      await page.goto(url);
      await signedIn(page);
      return page;
    }),
  );
  const pages = [first!, second!];
  const acts: Record<string, () => Promise<void>> = switches
    ? { switch: () => switchOrganisation(first!, account.organisation.code) }
    : { read: () => read(second!, urls), save: async () => void saved.push(await save(first!)) };
  return {
    account,
    saved,
    alerted,
    unread: () => pages.map((page) => unread.get(page)),
    async work(goesOn) {
      await Promise.all(
        Object.entries(acts).map(async ([name, act]) => {
          while (goesOn()) {
            await act().then(
              () => {
                tally().acts += 1;
              },
              (error: Error) => tally().undone.push(`${name}: ${error.message.slice(0, 200)}`),
            );
            await wait(PACE);
          }
        }),
      );
    },
    close: () => context.close(),
  };
}

/** In each page, before its scripts: tells of what the shell tells, and of errors that a person reads. */
function watchPage(): void {
  const tell = (name: string, value: unknown) =>
    (window as unknown as { proofTells(told: Told): void }).proofTells([name, String(value)]);
  const on = (name: string, fn: (detail: Record<string, unknown>) => void) =>
    document.addEventListener(name, (event) => fn((event as CustomEvent).detail));
  on('oms-notice', ({ id }) => tell('notice', id));
  on('oms-unread', ({ total }) => tell('unread', total));
  on('oms-connection', ({ state }) => tell('connection', state));
  const { attachShadow } = Element.prototype;
  const alerts = '[role="alert"]';
  const look = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    const found = new Set<Element>();
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(alerts);
      for (const alert of [around, ...(element?.querySelectorAll(alerts) ?? [])]) if (alert) found.add(alert);
    }
    for (const { textContent } of found) if (textContent?.trim()) tell('alert', textContent.trim());
  });
  const watch = (root: Node) => look.observe(root, { childList: true, subtree: true, characterData: true });
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
  watch(document);
}

function countCalls(context: BrowserContext, urls: Urls, tally: () => Tally): void {
  const ports = new Set(
    Object.entries(urls)
      .filter(([name]) => !['console', 'billing', 'erp', 'partner', 'cdn', 'site'].includes(name))
      .map(([, url]) => new URL(url).port),
  );
  const isCall = (url: string) => ports.has(new URL(url).port);
  const what = (request: { method(): string; url(): string }) =>
    `${request.method()} ${new URL(request.url()).pathname}`;
  context.on('response', (response) => {
    if (isCall(response.url()))
      countCall(
        tally(),
        what(response.request()),
        response.status() >= 500 ? String(response.status()) : null,
      );
  });
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    // A page that goes on to the next one drops what it has asked for.
    if (isCall(request.url()) && failure !== 'net::ERR_ABORTED') countCall(tally(), what(request), failure);
  });
}

const signedIn = (page: Page) => page.getByRole('button', { name: 'Account', exact: true }).waitFor();

async function read(page: Page, urls: Urls): Promise<void> {
  await page.goto(`${urls.billing}/bill/list?at=${Date.now()}`);
  await page.getByRole('row').nth(1).waitFor();
  await signedIn(page);
}

async function switchOrganisation(page: Page, own: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Switch organisation/ });
  const isOwn = (await button.getAttribute('aria-label'))?.includes(own) ?? true;
  const code = isOwn ? OTHER : own;
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Switch organisation' });
  await panel.getByRole('combobox', { name: 'Search organisations' }).fill(code);
  await panel.getByRole('option').filter({ hasText: code }).first().click();
  await page.getByRole('button', { name: new RegExp(`^Switch organisation.*${code}`) }).waitFor();
}

/** @returns the code of the record, once the page says that it is saved */
async function save(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'New product line' }).click();
  // Ten letters at most, and no two lines have one name.
  const code =
    `P${Date.now().toString(36).slice(-7)}${Math.floor(Math.random() * 36).toString(36)}`.toUpperCase();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Garden ${code}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved: ${code}`).first().waitFor();
  return code;
}
