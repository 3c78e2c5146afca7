import { businessPages, chooseLanguage, hosts, keepToasts } from './support/demo';
import { signInAlone } from './support/own-account';
import { type BrowserContext, expect, type Page, test } from './support/test';

const bell = (page: Page) => page.getByRole('button', { name: /^(消息通知|Notifications)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const region = (page: Page) => page.getByRole('region', { name: /^(消息提示|Messages)$/ });

interface Told {
  told: string[];
  /** Ids of the notices of which it knows whether it is the one to alert. */
  settled: string[];
}

/** Opens a page that keeps what it alerts of and what it has settled with the others, and waits until its counts are there. */
async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const [told, settled] = [[] as string[], [] as string[]];
    Object.assign(window, { told, settled });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key.startsWith('oms.lastAlert.')) settled.push(JSON.parse(value).id);
    };
    document.addEventListener('oms-notice', (event) => told.push((event as CustomEvent).detail.title));
  });
  await page.goto(url);
  await expect(bell(page)).toHaveAttribute('aria-description', /./);
  // What alerts is fetched when the counts are asked for again.
  await ask(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.length > 0 && Object.keys(localStorage).join()))
    .toMatch(/oms\.lastAlert\./);
  return page;
}

/** @returns its id */
async function make(page: Page, user: string, title: string): Promise<string> {
  const query = new URLSearchParams({ user, title, brief: `${title}: brief` });
  const reply = await page.request.get(`${hosts.userCentre}/status/notify/gen?${query}`);
  const { code, data } = await reply.json();
  expect(code).toBe(200);
  return data.id;
}

/** Whatever brings the news otherwise: the panel asks for what is of now when it opens. */
async function ask(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toHaveCount(0);
}

const toldBy = (page: Page) => page.evaluate(() => (window as unknown as Told).told);
const settledBy = (page: Page) => page.evaluate(() => (window as unknown as Told).settled);
const toldIn = async (pages: readonly Page[]) => (await Promise.all(pages.map(toldBy))).flat();

test('of the tabs of two hosts one alerts, once', async ({ context }) => {
  // Three pages at once.
  test.slow();
  await chooseLanguage(context, 'en');
  await keepToasts(context);
  const user = await signInAlone(context, 'service.member@oms.test');
  const pages: Page[] = [];
  for (const url of [businessPages.console, businessPages.console, businessPages.billing]) {
    pages.push(await open(context, url));
  }
  const titles = ['Dock 2 closes', 'Dock 3 closes'];
  /** One has alerted of the notice, and no other will: each page has settled it. */
  const expectOneAlert = async (title: string) => {
    const id = await make(pages[0] as Page, user, title);
    await Promise.all(pages.map(ask));
    for (const page of pages) await expect.poll(() => settledBy(page)).toContain(id);
    expect((await toldIn(pages)).filter((told) => told === title)).toEqual([title]);
  };
  for (const title of titles) await expectOneAlert(title);

  const shows = await Promise.all(pages.map(async (page) => (await toldBy(page)).includes(titles[1] ?? '')));
  const page = pages[shows.indexOf(true)] as Page;
  const toastOf = (one: Page) =>
    region(one)
      .getByRole('status')
      .filter({ hasText: titles[1] ?? '' });
  const toast = toastOf(page);
  await toast.hover();
  await expect(toast.locator('.oms-toast-life')).toHaveCSS('animation-play-state', 'paused');
  await expect(toast).toContainText('brief');
  for (const other of pages.filter((one) => one !== page)) await expect(toastOf(other)).toHaveCount(0);

  await toast.getByRole('link', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: titles[1] ?? '' });
  await expect(dialog).toBeVisible();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A page settles one notice after the other: what it had still to say of those before, it has said.
  await expectOneAlert('Dock 4 closes');
  expect((await toldIn(pages)).sort()).toEqual([...titles, 'Dock 4 closes']);
});
