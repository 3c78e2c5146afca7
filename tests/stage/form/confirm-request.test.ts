import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a confirmation sends its request: refused with the reason, then done', async () => {
  await hostForm([]);
  let times = 0;
  const answer = getShell().confirm({
    title: 'Pay bill 7?',
    text: 'It cannot be undone.',
    request: async () => {
      times += 1;
      if (times === 1) throw new Error('down');
      return { code: 200, message: 'Bill 7 is paid', data: null };
    },
  });
  const question = page.getByRole('alertdialog', { name: 'Pay bill 7?' });
  const yes = question.getByRole('button', { name: 'OK' });
  await yes.click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await expect.element(yes).not.toHaveAttribute('aria-busy');
  await yes.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('Bill 7 is paid')).toBeVisible();
  expect(await answer).toBe(true);
});
