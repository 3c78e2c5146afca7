import type { FakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage, stage } from '../support/stage';
import { BAR, bar, barButton, menu, modules, search } from './bar';

const ORDER = ['Language', 'Quick start', 'Notifications', 'Switch organisation', 'Account'];
/** The bar's buttons by their places, from the left. */
const order = () => {
  const x = (name: string) =>
    page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .element()
      .getBoundingClientRect().x;
  return ORDER.toSorted((a, b) => x(a) - x(b));
};

test('has all its items, in their order, and keeps its height', async () => {
  const organisations = [
    { name: 'Harbour Trading', code: 'HBT-01' },
    { name: 'Other', code: 'OTH' },
  ];
  await readyStage({ ...BAR, services: { menu, organisations } });
  for (const name of ORDER) await expect.element(barButton(name)).toBeVisible();
  await expect.poll(order).toEqual(ORDER);
  await expect.element(barButton('Switch organisation')).toHaveTextContent('Harbour Trading HBT-01');
  await expect
    .element(barButton('Switch organisation'))
    .toHaveAccessibleName('Switch organisation: Harbour Trading HBT-01');
  const home = page.getByRole('link', { name: 'OMS, home' });
  await expect.element(home).toHaveAttribute('href', `${location.origin}/home`);
  await expect.element(modules()).toBeVisible();
  await expect.element(search()).toBeVisible();
  expect(bar().getBoundingClientRect().height).toBe(56);
  const told = () => document.documentElement.style.getPropertyValue('--oms-topnav-height');
  await expect.poll(told).toBe('56px');
});

test('has a place for the bell and the organisation, whichever slot a host gives them', async () => {
  const switcher = '<oms-org-switcher slot="start"></oms-org-switcher>';
  const bell = '<oms-notice-center slot="end"></oms-notice-center>';
  const features = 'modules search guide language user';
  await readyStage({ ...BAR, markup: `<oms-topnav features="${features}">${switcher}${bell}</oms-topnav>` });
  for (const name of ORDER) {
    await expect.element(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect.poll(order).toEqual(ORDER);
});

test.each(['en', 'zh-CN'] as const)(
  'shows the whole name of the organisation where there is room: %s',
  async (lang) => {
    await readyStage({ ...BAR, services: { menu, lang } });
    const name = lang === 'en' ? 'Harbour Trading' : '海湾优品';
    const shown = page.getByRole('banner').getByText(name, { exact: true });
    await expect.element(shown).toBeVisible();
    const cutOff = () => shown.element().scrollWidth - shown.element().clientWidth;
    await expect.poll(cutOff).toBeLessThanOrEqual(0);
  },
);

test.each([1440, 700])('keeps its buttons in their places while the user loads: %i px', async (width) => {
  let release = () => {};
  const hold = (services: FakeServices) => {
    release = services.hold('GET /api/v1/My/getUserInfo');
  };
  await stage({ ...BAR, width, before: hold });
  const bell = barButton('Notifications');
  await expect.element(bell).toBeVisible();
  await expect.element(barButton('Account')).not.toBeInTheDocument();
  const before = bell.element().getBoundingClientRect();
  release();
  await expect.element(barButton('Account')).toBeVisible();
  expect(bell.element().getBoundingClientRect()).toEqual(before);
});
