import { getShell } from '@oms/shell';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepPictures } from '../../../elements/next-page/keep-picture';
import { whenShell } from '../../../src/shell/page-shell';
import { menu, menuButton, menuLink } from '../sidemenu/menu';
import { passTime, stopClock } from '../support/clock';
import { leavePage, type StageOptions, stage } from '../support/stage';

const KEY = 'oms.picture';
const stored = () => localStorage.getItem(KEY);
const options: StageOptions = { services: { menu }, portal: true, path: '/home/b2corder' };

/** A page of the loader, which keeps its picture from the time its data are there. */
async function visit(given: StageOptions = options) {
  const made = await stage(given);
  await getShell().ready();
  whenShell((shell) => keepPictures(shell, 'this build'));
  return made;
}

/** What the browser does to a page that another one follows. */
function hide(): void {
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

/** A page that has always more to do: it keeps its picture when it is hidden, and not before. */
function neverIdle(): void {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  onTestFinished(() => idle.mockRestore());
}

/** How often a picture has been written since. */
function countWrites() {
  const set = vi.spyOn(Storage.prototype, 'setItem');
  onTestFinished(() => set.mockRestore());
  return () => set.mock.calls.filter(([key]) => key === KEY).length;
}

test('a page that is left as soon as its menu is there has kept its picture', async () => {
  neverIdle();
  await visit();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  expect(stored()).toBeNull();
  hide();
  expect(stored()).toContain('B2C orders');
});

test('a page that stays for a second has kept its picture by itself', async () => {
  stopClock();
  await visit();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  // To poll would move the clock on.
  await passTime(1000);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(stored()).toContain('B2C orders');
});

test('what changes after that is in the picture when the page is left, and nothing is written where nothing has', async () => {
  neverIdle();
  await visit();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  hide();
  const writes = countWrites();
  hide();
  expect(writes()).toBe(0);
  await menuButton('Transfers').click();
  await expect.element(menuLink('Transfer list')).toBeVisible();
  hide();
  expect(writes()).toBe(1);
  expect(stored()).toContain('Transfer list');
});

test('a visit that shows what the last one has shown writes no picture, unless that is hours old', async () => {
  neverIdle();
  let { services } = await visit();
  const writes = countWrites();
  const visitAgain = async () => {
    await leavePage();
    ({ services } = await visit({ ...options, services }));
    await expect.element(menuLink('B2C orders')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Notifications', exact: true }))
      .toHaveAccessibleDescription('3 unread');
    const before = writes();
    hide();
    return writes() - before;
  };
  // The first visits show what stands for parts and icons until they are there.
  await expect.poll(visitAgain).toBe(0);
  const later = Date.now() + 7 * 3_600_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => now.mockRestore());
  expect(await visitAgain()).toBe(1);
});

test('nothing is kept of the page of a user as whom another one acts', async () => {
  neverIdle();
  const user = { name: 'Robin Fields', actor: { id: '1', name: 'Alex Morgan' } };
  await visit({ ...options, services: { menu, user } });
  await expect.element(menuLink('B2C orders')).toBeVisible();
  hide();
  expect(stored()).toBeNull();
});

test('nothing is kept while a part of an element loads, or could not be loaded', async () => {
  neverIdle();
  await visit();
  await expect.element(menuLink('B2C orders')).toBeVisible();
  const wait = document.createElement('div');
  wait.className = 'oms-lazy';
  document.querySelector('oms-sidemenu')?.shadowRoot?.querySelector('.oms-root')?.append(wait);
  hide();
  expect(stored()).toBeNull();
  wait.remove();
  hide();
  expect(stored()).toContain('B2C orders');
});

test('nothing is kept as long as the menu of the last visit stands for a reply that has not come', async () => {
  neverIdle();
  const { services } = await visit();
  hide();
  localStorage.removeItem(KEY);
  await leavePage();
  const release = services.hold('GET /api/v1/Context/baseData');
  await stage({ ...options, services });
  whenShell((shell) => keepPictures(shell, 'this build'));
  await expect.element(menuLink('B2C orders')).toBeVisible();
  hide();
  expect(stored()).toBeNull();
  release();
  await getShell().ready();
  hide();
  expect(stored()).toContain('B2C orders');
});
