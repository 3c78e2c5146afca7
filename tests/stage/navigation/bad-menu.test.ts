import type { FakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { menuLink, menu as sound } from '../sidemenu/menu';
import { leavePage, readyStage, stage } from '../support/stage';
import { menuOf, noMenu } from './menu-replies';

const FORMS = [
  ['tree', true],
  ['column', false],
] as const;

test.each(FORMS)('an empty menu is said to be empty: %s', async (_, portal) => {
  await readyStage({ services: { menu: [] }, portal });
  await expect.element(menuOf().getByText('No menu entries here').first()).toBeInTheDocument();
  await expect.element(menuOf().getByRole('link')).not.toBeInTheDocument();
});

test.each(FORMS)('no menu at all is a failure that can be tried again: %s', async (_, portal) => {
  let mend = () => {};
  const spoil = (services: FakeServices) => {
    mend = noMenu(services, 'Orders');
  };
  const { errors } = await stage({ portal, before: spoil, path: '/home/b2corder' });
  const retry = menuOf().getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.poll(() => errors.filter((error) => error.startsWith('base-data:'))).toHaveLength(1);
  mend();
  await retry.click();
  await expect
    .element(
      menuOf()
        .getByRole(portal ? 'link' : 'button')
        .first(),
    )
    .toBeVisible();
});

test.each(['{', '[]', '{"app":"20250710","owner":{},"data":{"entries":[null]}}'])(
  'a kept menu that was edited by hand to %s is loaded again',
  async (text) => {
    const options = { services: { menu: sound }, portal: true, path: '/home/b2corder' };
    const { services } = await readyStage(options);
    await leavePage();
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (key.startsWith('oms.')) store.setItem(key, text);
    }
    await stage({ ...options, services });
    await expect.element(menuLink('B2C orders')).toBeVisible();
  },
);

test('markup and scripts of the menu are shown as letters, or not at all', async () => {
  const markup = '<img src=x onerror="document.title=1">';
  const entries = [
    { title: markup, url: '/home/b2corder', icon: markup },
    { title: 'Script', url: 'java\tscript:alert(1)' },
  ];
  const services = { menu: [{ title: 'Orders', entries }] };
  await readyStage({ services, portal: true, path: '/home/b2corder' });
  await expect.element(menuLink(markup)).toBeVisible();
  await expect.element(menuLink('Script')).not.toBeInTheDocument();
  const root = document.querySelector('oms-sidemenu')?.shadowRoot;
  expect(root?.querySelectorAll('a[href^="java" i], img[src="x"]')).toHaveLength(0);
});
