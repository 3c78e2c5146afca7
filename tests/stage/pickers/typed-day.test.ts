import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('what is typed is read as people write it, and what is no date stays and is said', async () => {
  const { save } = await hostForm([['date', { label: '到期日', name: 'due' }]], {
    services: { lang: 'zh-CN' },
  });
  const field = page.getByRole('textbox', { name: '到期日' });
  await field.fill('2026/1/5');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('2026-01-05');
  await field.fill('2026-02-30');
  await userEvent.tab();
  await expect.element(field).toHaveValue('2026-02-30');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('请填写日期，如 2026-11-23');
  expect(await save()).toBe('due=2026-01-05');
});
