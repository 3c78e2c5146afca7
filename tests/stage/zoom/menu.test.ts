import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element, flyout, menuButton, sideMenu } from '../sidemenu/menu';
import { readyStage, type StageOptions } from '../support/stage';
import { expectInWindow, ZOOMS, zoomPage } from './zoom';

const services: StageOptions['services'] = {
  menu: Array.from({ length: 24 }, (_, module) => ({
    title: `Module ${module}`,
    entries: Array.from({ length: 60 }, (__, at) => ({
      title: `Entry ${at}`,
      url: `/home/m${module}/${at}`,
    })),
  })),
};

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  const before = () => zoomPage(place, zoom);

  test.each([true, false])('the column ends at the foot of the window (tree: %s)', async (portal) => {
    await readyStage({ services, portal, before });
    await expect.element(sideMenu()).toBeVisible();
    await expect
      .poll(() => Math.round(element().getBoundingClientRect().height))
      .toBe(Math.round(innerHeight - 56 * zoom));
  });

  test('a flyout fills the window beside the column, and its last entry is found in it', async () => {
    await readyStage({ services, before });
    await menuButton('Module 3').click();
    await expectInWindow(flyout, 'the flyout');
    const gaps = () => {
      const [layer, column] = [flyout(), sideMenu().element()].map((box) => box?.getBoundingClientRect());
      return [(layer?.left ?? 0) - (column?.right ?? 0), (layer?.bottom ?? 0) - innerHeight].map(Math.abs);
    };
    await expect.poll(() => Math.max(...gaps())).toBeLessThan(2);
    const last = sideMenu().getByRole('link', { name: 'Entry 59', exact: true });
    await expectInWindow(() => last.element(), 'the last entry');
  });

  test('a long tree brings the current entry into sight', async () => {
    await readyStage({ services, portal: true, before, path: '/home/m20/58' });
    const current = sideMenu().getByRole('link', { name: 'Entry 58', exact: true });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expectInWindow(() => current.element(), 'the current entry');
    current.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectInWindow(() => document.activeElement?.shadowRoot?.activeElement, 'the entry below');
  });
});

test('a zoom that comes later counts, too', async () => {
  await readyStage({ services, portal: true });
  await expect.element(sideMenu()).toBeVisible();
  zoomPage('body', 1.25);
  await expect.poll(() => Math.round(element().getBoundingClientRect().height)).toBe(innerHeight - 70);
});
