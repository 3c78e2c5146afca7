import { createShellRenderer } from '@oms/shell/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostPage } from '../../scripts/sizes/stage';
import type { FakeServicesOptions } from '../../testing';
import { answerHttp, hostStages } from '../support/host-stage';
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
  menu: ['Orders', 'Products', 'Stock', 'Billing', 'Purchases', 'Returns', 'Channels', 'Reports', 'Tools'].map(
    (title, at) => module(`${at + 1}`, title),
  ),
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

/** A page that a server has written, whose scripts come when `release` is called. */
async function open(menu: typeof TREE | typeof COLUMN, change = (html: string) => html) {
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
  server.page('/home/2', html.replace('<script', () => `${head}<script`));
  await answerHttp(page, services, world);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return { page, release };
}

const isTaken = () =>
  ['oms-topnav', 'oms-sidemenu', 'oms-notice-center', 'oms-org-switcher'].every((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    return root && root.children.length === 1 && root.adoptedStyleSheets.length > 0;
  });

describe('a page whose server has written the elements', () => {
  it.each([
    ['tree', TREE],
    ['column', COLUMN],
  ])('shows bar and %s before any script, and the elements take them over where they are', async (name, menu) => {
    const { page, release } = await open(menu);
    const current = page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Products' });
    await current.waitFor();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    expect(await current.evaluate((link: HTMLAnchorElement) => link.href)).toMatch(/\/home\/2$/);
    const nodes = await Promise.all([current.elementHandle(), bell.elementHandle()]);
    const before = await page.locator('oms-topnav').ariaSnapshot();
    const boxes = await Promise.all([current.boundingBox(), bell.boundingBox()]);
    await page.screenshot({ path: `/tmp/served-${name}-before.png` });
    release();
    await page.waitForFunction(isTaken);
    await page.screenshot({ path: `/tmp/served-${name}-after.png` });
    for (const node of nodes) expect(await node?.evaluate((one) => one.isConnected)).toBe(true);
    expect(await Promise.all([current.boundingBox(), bell.boundingBox()])).toEqual(boxes);
    console.log(await page.evaluate('shifts'));
    expect(await page.locator('oms-topnav').ariaSnapshot()).toBe(before);
  });
});
