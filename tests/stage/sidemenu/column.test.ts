import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { flyout, menu, menuButton, menuLink, told } from './menu';

const HOST = { services: { menu }, path: '/home/bills' };

test('is a column of modules with a flyout beside it', async () => {
  await readyStage(HOST);
  await expect.element(menuButton('Billing')).toHaveAttribute('aria-current', 'true');
  await expect.poll(told).toBe('60px');
  await menuButton('Billing').click();
  await expect.element(menuLink('Bill list')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => flyout()?.getBoundingClientRect()).toMatchObject({ x: 60, y: 56 });
  await mouse.click(1200, 500);
  await expect.poll(flyout).toBe(null);
});

test('an entry that opens in a new tab says so, and gives that tab no way back', async () => {
  const entries = [{ title: 'Transactions', url: '/home/transactions' }];
  const services = { menu: [{ title: 'Billing', entries }] };
  await readyStage({ services, config: { newTabPaths: ['/home/transactions'] } });
  await menuButton('Billing').click();
  const away = menuLink('Transactions opens in a new tab');
  await expect.element(away).toHaveAttribute('target', '_blank');
  await expect.element(away).toHaveAttribute('rel', 'noopener');
});

test('an entry that is new has a mark', async () => {
  const services = {
    menu: [{ title: 'Billing', entries: [{ id: '1854', title: 'FedEx', url: '/home/fedex' }] }],
  };
  await readyStage({ services });
  await menuButton('Billing').click();
  await expect
    .element(page.getByRole('link', { name: /^FedEx/ }).getByText('New', { exact: true }))
    .toBeVisible();
});

test('stays open for who opens several of its entries in tabs', async () => {
  const { left } = await readyStage(HOST);
  const followed: string[] = [];
  const keepTabShut = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed.push(`${(event.composedPath()[0] as Element).textContent}`);
    event.preventDefault();
  };
  document.addEventListener('click', keepTabShut);
  onTestFinished(() => document.removeEventListener('click', keepTabShut));
  await menuButton('Billing').click();
  for (const name of ['Account overview', 'Bill list']) {
    await menuLink(name).click({ modifiers: ['Control'] });
    await expect.element(menuLink(name)).toBeVisible();
  }
  expect(followed.slice(1)).toEqual(['Account overview', 'Bill list']);
  expect(left).toEqual([]);
});

test('the host may route by itself: it hears of the move, and the flyout closes', async () => {
  const { left } = await readyStage(HOST);
  const sources: string[] = [];
  document.addEventListener('oms-navigate', ({ detail }) => sources.push(detail.source), { once: true });
  await menuButton('Billing').click();
  await menuLink('Account overview').click();
  await expect.poll(flyout).toBe(null);
  expect(left).toEqual([{ url: `${location.origin}/home/overview`, target: '_self' }]);
  expect(sources).toEqual(['sidemenu']);
});
