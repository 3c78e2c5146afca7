import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../support/stage';
import { bell, notices, panel, tab } from './panel';

test('the foot leads to the list pages in new tabs, and says how news come', async () => {
  await stage();
  await bell.click();
  for (const [name, path] of [
    ['All notifications', '/home/notice/list'],
    ['All announcements', '/home/announce/list'],
  ] as const) {
    const link = panel.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', `${location.origin}${path}`);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  const sign = panel.getByRole('button', { name: 'Live', exact: true });
  await expect.element(sign).toBeVisible();
  sign.element().focus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('New notifications appear at once.');
});

test.each([
  ['zh-CN', '消息通知', '群消息'],
  ['en', 'Notifications', 'Group messages'],
] as const)(
  'in the narrowest window nothing of the panel is out of reach: %s',
  async (lang, label, group) => {
    await stage({ width: 320, height: 640, services: { lang, notices: notices(4, '4') } });
    await page.getByRole('button', { name: label, exact: true }).click();
    const open = page.getByRole('dialog', { name: label, exact: true });
    await open.getByRole('tab', { name: group }).click();
    await expect.poll(() => open.getByRole('tabpanel').getByRole('listitem').elements().length).toBe(4);
    const beyond = () =>
      [...open.getByRole('button').elements(), ...open.getByRole('link').elements()]
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > 320;
        })
        .map(({ textContent }) => textContent);
    // The panel is placed after it is rendered.
    await expect.poll(beyond).toEqual([]);
  },
);

test('the element opens at a tab by method and attribute, and refuses a tab that does not exist', async () => {
  const { errors } = await stage({ markup: '<oms-notice-center></oms-notice-center>' });
  const element = document.querySelector('oms-notice-center');
  await expect.element(bell).toBeVisible();
  element?.show(3);
  await expect.element(tab('Private messages')).toHaveAttribute('aria-selected', 'true');
  expect(element?.getAttribute('tab')).toBe('3');
  await tab('Reminders').click();
  await expect.poll(() => element?.getAttribute('tab')).toBe('2');
  element?.hide();
  await expect.element(panel).not.toBeInTheDocument();
  expect(element?.hasAttribute('open')).toBe(false);
  element?.setAttribute('tab', '7');
  await expect.poll(() => errors).toEqual([expect.stringContaining('1, 2, 3, 4')]);
});
