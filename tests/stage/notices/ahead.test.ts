import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deepActiveElement } from '../../../src/ui/layer/active-element';
import { menu } from '../sidemenu/menu';
import { passTime, stopClock } from '../support/clock';
import { readyStage } from '../support/stage';

/** Whether the element has the style sheet with this selector. */
const hasStyles = (tag: string, selector: string) =>
  document
    .querySelector(tag)
    ?.shadowRoot?.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.startsWith(selector)),
    );

const LISTS = /recent|TaskCenter|ReportTask|FavMenu/;

test('what a press will show is rendered once the page is idle, where nobody sees it, and asks no service', async () => {
  stopClock();
  const { services, errors } = await readyStage({ services: { menu } });
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect.element(bell).toBeVisible();
  expect(hasStyles('oms-topnav', '.oms-notice-panel')).toBe(false);
  const focused = deepActiveElement(document);
  await passTime(2500);
  await expect.poll(() => hasStyles('oms-topnav', '.oms-notice-panel')).toBe(true);
  await expect.poll(() => hasStyles('oms-topnav', '.oms-menu')).toBe(true);
  await expect.poll(() => hasStyles('oms-sidemenu', '.oms-fly')).toBe(true);
  expect(deepActiveElement(document)).toBe(focused);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(
    services
      .calls()
      .map(({ call }) => call)
      .filter((call) => LISTS.test(call)),
  ).toEqual([]);
  expect(errors).toEqual([]);
  await bell.click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect.poll(() => services.calls().filter(({ call }) => LISTS.test(call)).length).toBeGreaterThan(0);
});
