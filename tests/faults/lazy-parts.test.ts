import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { driveClock } from '../../tools/fast-clock';
import { hostStages } from '../../tools/host-stage';

const stage = hostStages();

// The tries of a part lie up to 5 s apart.
beforeEach(() => stage().page.clock.install());
const later = (isSo: () => Promise<boolean>) => driveClock(stage().page, isSo);
const seenLater = (locator: Locator) => later(() => locator.isVisible());

const asked = (part: string) =>
  stage().server.asked.filter((path) => path.includes(`/parts/${part}-`)).length;
const errors = () =>
  stage().page.evaluate(
    () => (window as unknown as { OmsShell: { doctor(): { errors: object[] } } }).OmsShell.doctor().errors,
  );

describe('a part that is refused once', () => {
  it('of the menu leaves the column of icons, without a press', async () => {
    stage().server.fail(/parts\/flyout-/, 1);
    await stage().open({ markup: '<oms-sidemenu mode="flyout"></oms-sidemenu>' });
    await stage().page.getByRole('button', { name: 'Home' }).waitFor();
    // A first visit shows the column before its code is there.
    await expect.poll(() => asked('flyout')).toBeGreaterThan(1);
    expect(await errors()).toEqual([]);
  });

  it('twice is asked for by another address: browsers keep a module that failed as long as the page lives', async () => {
    // The request of the loader's preload, which its import may join or not, and two others.
    stage().server.fail(/parts\/flyout-/, 3);
    await stage().open({ markup: '<oms-sidemenu mode="flyout"></oms-sidemenu>' });
    await stage().page.getByRole('button', { name: 'Home' }).waitFor();
    const all = () => stage().server.asked.filter((path) => path.includes('/parts/flyout-'));
    // A first visit shows the column before its code is there.
    await expect.poll(() => all().map((path) => path.split('?')[1])).toContain('retry=2');
  });

  it('and has what the others share is there once', async () => {
    // Its copy would have a renderer of its own, which the others do not know.
    stage().server.fail(/parts\/shell-/, 1);
    await stage().open({ markup: '<oms-topnav></oms-topnav><oms-notice-center></oms-notice-center>' });
    const { page } = stage();
    await page.getByRole('button', { name: 'Notifications' }).first().click();
    await seenLater(page.getByRole('dialog', { name: 'Notifications' }).getByRole('tab').first());
    expect(await errors()).toEqual([]);
  });

  it('of the alerts is asked for again', async () => {
    stage().server.fail(/parts\/watch/, 1);
    await stage().open({ markup: '<oms-topnav></oms-topnav>' });
    await later(async () => asked('watch') === 2);
    expect(await errors()).toEqual([]);
  });
});

describe('a part that stays away', () => {
  it('of all elements is told of once above what a first visit has painted, until it is there', async () => {
    stage().server.fail(/parts\/shell-/, Number.POSITIVE_INFINITY);
    await stage().open({ markup: '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>' });
    const { page, server } = stage();
    const said = page.getByRole('alert').getByText('This part of the page could not be loaded');
    await seenLater(said);
    expect(await said.count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Home' }).first().isVisible()).toBe(true);
    server.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await later(async () => (await said.count()) === 0);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menu').waitFor();
  });

  const messages = async () => (await errors()).map((error) => (error as { message: string }).message);

  it('of the menu leaves the modules as links', async () => {
    stage().server.fail(/parts\/flyout-/, Number.POSITIVE_INFINITY);
    await stage().open({ markup: '<oms-sidemenu mode="flyout"></oms-sidemenu>' });
    const menu = stage().page.getByRole('navigation');
    await seenLater(menu.getByText('This part could not be loaded'));
    const home = menu.getByRole('link', { name: 'Home' });
    expect(await home.getAttribute('href')).toMatch(/^https?:/);
  });

  it('of the notices leaves links to their pages', async () => {
    stage().server.fail(/parts\/notices-/, Number.POSITIVE_INFINITY);
    await stage().open({ markup: '<oms-notice-center></oms-notice-center>' });
    const { page, server } = stage();
    await page.getByRole('button', { name: 'Notifications' }).click();
    const all = page.getByRole('link', { name: 'All notifications' });
    await seenLater(all);
    expect(await all.getAttribute('href')).toBe(`${server.origin}/home/notice/list`);
  });

  it('of the account leaves links to its pages', async () => {
    stage().server.fail(/parts\/menus-/, Number.POSITIVE_INFINITY);
    await stage().open({ markup: '<oms-topnav></oms-topnav>' });
    const { page, server } = stage();
    await page.getByRole('button', { name: /^Account/ }).click();
    const profile = page.getByRole('link', { name: 'My profile' });
    await seenLater(profile);
    expect(await profile.getAttribute('href')).toBe(`${server.origin}/home/profile`);
  });

  it('is named alone, and the other elements are drawn', async () => {
    stage().server.fail(/parts\/feedback-/, Number.POSITIVE_INFINITY);
    await stage().open({ markup: '<oms-topnav></oms-topnav><oms-feedback></oms-feedback>' });
    await stage()
      .page.getByRole('button', { name: /^Account/ })
      .waitFor();
    await later(async () => (await messages()).length > 0);
    expect(await messages()).toEqual([expect.stringMatching(/^could not load oms-feedback: /)]);
  });
});
