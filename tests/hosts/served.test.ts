import { createShellRenderer } from '@oms/shell/server';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tagsOfPictures } from '../../src/page/picture/tags';
import type { FakeServicesOptions } from '../../testing';
import { hostPage } from '../../tools/host-page';
import { answerHttp, hostStages } from '../../tools/host-stage';
import { servedMarkup } from '../support/served-page';

const stage = hostStages();

const module = (id: string, title: string) => ({
  id,
  title,
  icon: 'icon-home',
  entries: [{ id: `${id}1`, title: `${title} list`, icon: 'icon-home', url: `/home/${id}`, permission: '' }],
});

const world: FakeServicesOptions = {
  user: { id: '1', name: 'User', email: 'user@example.test', phone: '', orgId: '1' },
  organisations: [
    { id: '1', name: 'Organisation', code: 'ORG' },
    { id: '2', name: 'Other', code: 'OTH' },
  ],
  systems: [{ id: '1000010', url: 'http://localhost', title: 'Console', label: 'console' }],
  menu: [
    'Orders',
    'Products',
    'Stock',
    'Billing',
    'Purchases',
    'Returns',
    'Channels',
    'Reports',
    'Tools',
  ].map((title, at) => module(`${at + 1}`, title)),
  notices: [{ title: 'One' }, { title: 'Two' }],
  announcements: [],
};

const BAR = {
  tag: 'oms-topnav',
  attributes: { features: 'modules search guide language user' },
  children: [
    { tag: 'oms-notice-center', attributes: { slot: 'notices' } },
    { tag: 'oms-org-switcher', attributes: { slot: 'organisation' } },
  ],
} as const;

const TREE = { tag: 'oms-sidemenu', attributes: { mode: 'tree' } } as const;
const COLUMN = { tag: 'oms-sidemenu', attributes: { mode: 'flyout' } } as const;

interface Opened {
  width?: number;
  /** The scripts that wait for `release`. */
  held?: string | RegExp;
  change?: (html: string) => string;
}

/** Opens a page that a server has written. */
async function open(
  menu: typeof TREE | typeof COLUMN,
  { width = 1280, held = '**/*.js', change = (html) => html }: Opened = {},
) {
  const { server, page } = stage();
  const services = `${server.origin}/services`;
  const renderer = createShellRenderer({
    config: { hosts: { userCentre: services, console: server.origin }, portal: false },
    cdn: server.origin,
  });
  const url = `${server.origin}/home/2`;
  const markup = await servedMarkup(renderer, { world, url, elements: [BAR, menu] });
  const attributes = `data-lang="en" data-console="${server.origin}" data-portal="false" async`;
  const head = `${renderer.head}<link rel="stylesheet" href="/oms-shell.css"><style>body{margin:0}</style>`;
  const html = hostPage({ title: 'Host', services, markup: change(markup), attributes });
  server.page(
    '/home/2',
    html.replace('<script', () => `${head}<script`),
  );
  await page.setViewportSize({ width, height: 800 });
  await answerHttp(page, services, world);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return { page, release: () => release() };
}

/** All parts but the one that takes such roots. */
const PARTS = /\/parts\/(?!declared-)[^/]+\.js/;

/** The loader stands in for the code of the bar and of the bell in it. */
const isWatched = () =>
  ['oms-topnav', 'oms-notice-center'].every((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    return root && Symbol.for('oms.shell.painted') in root;
  });

/** Each element has its own code and styles, and nothing else of the server's markup than the nodes that it has kept. */
const isTaken = (tags: readonly string[]) =>
  tags.every((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    return root && root.children.length === 1 && root.adoptedStyleSheets.length > 0;
  });

describe('a page whose server has written the elements', () => {
  it.each([
    ['tree', TREE, 1280],
    ['column', COLUMN, 1280],
    ['column', COLUMN, 1024],
    ['tree', TREE, 1920],
  ])(
    'shows bar and %s before any script, and nothing moves when the elements take over',
    async (_, menu, width) => {
      const { page, release } = await open(menu, { width });
      const modules = page.getByRole('navigation', { name: 'Modules' });
      const parts = [
        modules.getByRole('link', { name: 'Products' }),
        page.getByRole('combobox', { name: 'Search' }),
        page.getByRole('button', { name: /^Notifications/ }),
        page.getByRole('button', { name: /^Switch organisation/ }),
        page.getByRole('navigation', { name: 'Main menu' }),
      ];
      // The parser is at the bar while its last part is still to come.
      for (const part of parts) await part.waitFor();
      await expectPage(page, 'customElements.get("oms-topnav") === undefined');
      expect(await parts[0]!.getAttribute('href')).toMatch(/\/home\/2$/);
      const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
      const before = await boxes();
      const nodes = await Promise.all(parts.map((part) => part.elementHandle()));
      await page.evaluate(watchShifts);
      release();
      await page.waitForFunction(isTaken, tagsOfPictures);
      // The bar measures itself once more when it has taken over; what a person would see of it is a shift.
      await expect.poll(boxes).toEqual(before);
      for (const node of nodes) expect(await node?.evaluate((one) => one.isConnected)).toBe(true);
      if (width === 1280) await modules.getByRole('button', { name: 'More' }).waitFor();
      expect(await page.evaluate('shifted')).toBe(0);
    },
  );

  it('keeps what was typed before any script was there', async () => {
    const { page, release } = await open(COLUMN);
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('SO2611');
    release();
    await page.waitForFunction(isTaken, tagsOfPictures);
    await page.getByRole('listbox').or(page.getByRole('dialog')).first().waitFor();
    expect(await search.inputValue()).toBe('SO2611');
  });

  it('keeps a press from the moment that the loader is there', async () => {
    const { page, release } = await open(COLUMN, { held: PARTS });
    await page.waitForFunction(isWatched);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    release();
    await page.getByRole('dialog', { name: /^Notifications/ }).waitFor();
  });

  it('leads to the search by its keys from then on', async () => {
    const { page, release } = await open(COLUMN, { held: PARTS });
    await page.waitForFunction(isWatched);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/a');
    release();
    await page.waitForFunction(isTaken, tagsOfPictures);
    await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('a/a');
  });

  it('shows no picture of a wide bar in a narrow window', async () => {
    const { page, release } = await open(COLUMN, { width: 700 });
    await page.locator('oms-topnav').waitFor();
    expect(await page.getByRole('navigation', { name: 'Modules' }).isVisible()).toBe(false);
    release();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });

  it('renders again what has more in it than a picture may have, and what no parser has made a root of', async () => {
    const evil =
      '<div class="oms-root"><iframe srcdoc="x"></iframe><a href="javascript:pwned=1">Evil</a></div>';
    const { page, release } = await open(TREE, {
      change: (html) =>
        html.replace(
          /(<oms-sidemenu[^>]*><template[^>]*>).*?<\/template>/s,
          (_, start: string) => `${start}${evil}</template>`,
        ),
    });
    release();
    await page.waitForFunction(isTaken, tagsOfPictures);
    await page.getByRole('link', { name: 'Products list' }).waitFor();
    expect(await page.locator('oms-sidemenu').getByText('Evil').count()).toBe(0);
    await page.evaluate(() => {
      const { parentElement, outerHTML } = document.querySelector('oms-sidemenu')!;
      document.querySelector('oms-sidemenu')!.remove();
      const place = document.createElement('div');
      place.innerHTML = outerHTML.replace('></', '><template shadowrootmode="open"><b>Old</b></template></');
      parentElement!.append(place);
    });
    await page.getByRole('link', { name: 'Products list' }).waitFor();
    expect(await page.getByText('Old').isVisible()).toBe(false);
  });
});

const expectPage = async (page: Page, expression: string) =>
  expect(await page.evaluate(expression)).toBe(true);

/** Adds up from now on what moves by itself. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}
