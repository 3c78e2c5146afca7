import { randomUUID } from 'node:crypto';
import { chooseLanguage, hosts } from './support/demo';
import { messageWith } from './support/outbox';
import { expect, test } from './support/test';

test('a bug report is sent from the frame of another site, which has no origin, and arrives', async ({
  page,
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  await page.goto(`${hosts.erp}/home/task/center?search=secret`);
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const form = page.getByRole('dialog', { name: 'Report a bug' }).frameLocator('iframe');
  await expect(form.getByText(`Page: ${hosts.erp}/home/task/center`, { exact: true })).toBeVisible();
  const summary = `The list is empty ${randomUUID()}`;
  await form.getByRole('textbox', { name: 'What happens' }).fill(summary);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Sent. Thank you' })).toBeVisible();
  const { body } = await messageWith(context, 'support@oms.test', summary);
  expect(body).toContain(`Page ${hosts.erp}/home/task/center\n\n${summary}`);
});
