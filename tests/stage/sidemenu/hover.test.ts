import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OPEN_DELAY } from '../../../src/features/menu/flyout/hover';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { element, flyout, menu, menuButton, menuLink, sideMenu } from './menu';

const open = () => readyStage({ services: { menu }, path: '/home/bills' });
const entries = () => [...(flyout()?.querySelectorAll('a') ?? [])];
const onModule = (name: string) => {
  const { x, y } = menuButton(name).element().getBoundingClientRect();
  return { x: x + 20, y: y + 20 };
};

/** Puts the pointer on a module for half the time after which its flyout opens. The pointer has fetched the code before. */
async function restOn(name: string): Promise<void> {
  await expect.element(menuButton(name)).toBeVisible();
  const { x, y } = onModule(name);
  await mouse.move(x, y);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(OPEN_DELAY);
      return flyout()?.matches(':popover-open');
    })
    .toBe(true);
  await mouse.move(1300, 500);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(flyout).toBe(null);
  await mouse.move(x, y);
  await vi.advanceTimersByTimeAsync(OPEN_DELAY / 2);
}

beforeEach(async () => {
  await mouse.move(1300, 500);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

test('opens by hovering, holds out a diagonal move, closes when the pointer goes', async () => {
  await open();
  await expect.element(menuButton('Orders')).toBeVisible();
  const { x, y } = onModule('Orders');
  await mouse.move(x, y);
  const heading = sideMenu().getByRole('heading', { name: 'Orders', exact: true });
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(OPEN_DELAY);
      return heading.query();
    })
    .not.toBe(null);
  await mouse.move(x, y + 20);
  for (const step of [35, 70, 100]) await mouse.move(x + step, y + 20 + step);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(heading).toBeVisible();
  await mouse.move(1300, 500);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(flyout).toBe(null);
});

test('is rendered where the pointer stays, and neither seen nor found before it opens', async () => {
  await open();
  await restOn('Orders');
  await expect.poll(() => entries().length).toBeGreaterThan(0);
  expect(flyout()?.checkVisibility({ visibilityProperty: true })).toBe(false);
  await expect.element(menuButton('Orders')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(sideMenu().getByRole('link')).not.toBeInTheDocument();
  menuButton('Orders').element().focus();
  await userEvent.tab();
  await expect.element(menuButton('Billing')).toHaveFocus();
  // Nothing of the page is covered.
  expect(document.elementFromPoint(300, 300)).not.toBe(element());
  await vi.advanceTimersByTimeAsync(OPEN_DELAY / 2);
  await expect.element(menuLink('B2C orders')).toBeVisible();
});

test('opened by a key where the pointer stays, it has the focus', async () => {
  await open();
  await restOn('Orders');
  await expect.poll(() => entries().length).toBeGreaterThan(0);
  menuButton('Orders').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.advanceTimersByTimeAsync(OPEN_DELAY / 2);
  await expect.element(menuLink('B2C orders')).toHaveFocus();
});

test('is gone again where the pointer only passes', async () => {
  await open();
  await restOn('Orders');
  await expect.poll(flyout).not.toBe(null);
  await mouse.move(1000, 500);
  await vi.advanceTimersByTimeAsync(OPEN_DELAY / 2);
  await expect.poll(flyout).toBe(null);
});

test('a press on a module that the pointer has shown chooses it; another press closes', async () => {
  await open();
  await expect.element(menuButton('Orders')).toBeVisible();
  await menuButton('Orders').click();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  const { x, y } = onModule('Billing');
  await mouse.move(x, y);
  await vi.advanceTimersByTimeAsync(OPEN_DELAY);
  await expect.element(menuLink('Bill list')).toBeVisible();
  await menuButton('Billing').click();
  await expect.element(menuLink('Bill list')).toBeVisible();
  await expect.element(menuButton('Billing')).toHaveAttribute('aria-expanded', 'true');
  await menuButton('Billing').click();
  await expect.poll(flyout).toBe(null);
});

test('pressed and closed at once where the pointer has just come, it stays closed', async () => {
  await open();
  await restOn('Orders');
  await menuButton('Orders').click();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menuLink('B2C orders')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(menuButton('Orders')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menuLink('B2C orders')).not.toBeInTheDocument();
});
