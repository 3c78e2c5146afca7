import { getShell } from '@oms/shell';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';

const account = page.getByRole('button', { name: 'Account', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('links and actions of the page are in the account menu, and keys reach them', async () => {
  const { left } = await readyStage({
    config: {
      accountItems: [{ id: 'help', title: { en: 'Our help', 'zh-CN': '我们的帮助' }, url: '/help' }],
    },
  });
  const states: (string | null)[] = [];
  const onSelect = vi.fn(() => states.push(account.element().getAttribute('aria-expanded')));
  getShell().account.add({
    id: 'printer',
    title: 'Choose a printer',
    icon: 'icon-printer',
    order: 1,
    onSelect,
  });
  await account.click();
  await expect.element(item('Our help')).toBeVisible();
  const names = page
    .getByRole('menuitem')
    .elements()
    .map((entry) => entry.textContent);
  expect(names.indexOf('Our help')).toBe(names.indexOf('Choose a printer') + 1);
  await userEvent.keyboard('o');
  await expect.element(item('Our help')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(account).toHaveAttribute('aria-expanded', 'false');
  await account.click();
  await item('Our help').click();
  expect(left).toEqual([{ url: `${location.origin}/help`, target: '_self' }]);
});

test('the open menu follows what the page adds, removes and the language', async () => {
  await readyStage();
  await account.click();
  await expect.element(item('Sign out')).toBeVisible();
  getShell().account.add({ id: 'help', title: { en: 'Our help', 'zh-CN': '我们的帮助' }, url: '/help' });
  await expect.element(item('Our help')).toBeVisible();
  await getShell().setLang('zh-CN');
  await expect.element(item('我们的帮助')).toBeVisible();
  getShell().account.remove('help');
  await expect.element(item('我们的帮助')).not.toBeInTheDocument();
});

test('an item that is neither link nor action is left out, and reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors } = await readyStage();
  getShell().account.add({ id: 'x', title: 'Nothing' } as never);
  await account.click();
  await expect.element(item('Sign out')).toBeVisible();
  await expect.element(item('Nothing')).not.toBeInTheDocument();
  expect(errors).toEqual(['argument: account.add "x": it must have either url or onSelect']);
  vi.restoreAllMocks();
});
