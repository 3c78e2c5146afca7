import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { leavePage, readyStage, stage } from '../support/stage';
import { tryAgain } from '../support/try-again';
import { element, menu, menuButton, menuLink, sideMenu } from './menu';

const BASE_DATA = 'GET /api/v1/Context/baseData';

/** What has been asked of the page so far is drawn. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

test('the menu of the last visit is there with the service out of reach, and says so', async () => {
  const options = { services: { menu }, portal: true, path: '/home/b2corder' };
  const { services } = await readyStage(options);
  await leavePage();
  const release = services.fail('*', 'network');
  await stage({ ...options, services });
  await expect.element(menuLink('B2C orders')).toBeVisible();
  const stale = sideMenu().getByText('Menu of your last visit');
  await expect.element(stale).toBeVisible();
  await tryAgain(menuButton('Try again'), release);
  await expect.element(stale).not.toBeInTheDocument();
});

test.each([
  ['tree', true],
  ['column', false],
] as const)(
  'stands before any reply, and a reply that brings the same changes nothing in it: %s',
  async (_, portal) => {
    const options = { services: { menu }, portal, path: '/home/b2corder' };
    const { services } = await readyStage(options);
    const entry = portal ? menuLink('B2C orders') : menuButton('Orders');
    await expect.element(entry).toBeVisible();
    await leavePage();
    const release = services.hold(BASE_DATA);
    await stage({ ...options, services });
    await expect.element(entry).toBeVisible();
    const changes: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes, oldValue } of records) {
        const nodes = [...addedNodes, ...removedNodes];
        // Icons come in a file of their own, whatever the services say.
        if (nodes.length > 0 && nodes.every(({ nodeName }) => nodeName === 'svg')) continue;
        // Preact writes again what a text says already.
        if (type === 'characterData' && oldValue === target.nodeValue) continue;
        changes.push(`${type} of ${target.nodeName}`);
      }
    });
    watch.observe(element().shadowRoot as Node, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    onTestFinished(() => watch.disconnect());
    release();
    await getShell().ready();
    await painted();
    expect(changes).toEqual([]);
  },
);

test('a menu that comes again stays where it was scrolled to', async () => {
  const groups = Array.from({ length: 12 }, (_, at) => ({
    title: { en: `Group ${at}`, 'zh-CN': `分组 ${at}` },
    entries: [{ title: `Entry ${at}`, url: `/home/${at}` }],
  }));
  const services = { menu: [{ title: 'Orders', entries: groups }] };
  await readyStage({ services, portal: true, path: '/home/0', height: 420 });
  await expect.element(menuButton('Group 11')).toBeInTheDocument();
  menuButton('Group 11').element().scrollIntoView();
  const top = () =>
    Math.max(...[...(element().shadowRoot?.querySelectorAll('*') ?? [])].map(({ scrollTop }) => scrollTop));
  await expect.poll(top).toBeGreaterThan(0);
  const before = top();
  await getShell().setLang('zh-CN');
  await expect.element(sideMenu('主菜单').getByRole('button', { name: '分组 11' })).toBeInTheDocument();
  await painted();
  expect(top()).toBe(before);
});
