import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { dialog, openDialog, problem, send, trigger } from './dialog';

test('details of the page go only if ticked, as they are shown, without queries and tokens', async () => {
  const path = '/home/print?token=very-secret#eyJhbGciOi';
  const made = await openDialog('The label printer stops', { path });
  const tick = dialog.getByRole('checkbox', { name: 'Send details of this page' });
  await expect.element(tick).not.toBeChecked();
  const call = getShell().request.get('/api/v1/none/eyJhbGciOiJIUzI1NiJ9', { key: 'very-secret' });
  await call.catch(() => {});
  await dialog.getByRole('button', { name: 'Show what is sent' }).click();
  const facts = dialog.getByText(/Browser: /);
  await expect.element(facts).toHaveTextContent(`Page: ${location.origin}/home/print Browser:`);
  await expect.element(facts).toHaveTextContent('GET /api/v1/none/… 404');
  await tick.click();
  await expect.element(tick).toBeChecked();
  const shown = facts.element().textContent;
  expect(shown).not.toMatch(/secret|eyJ/);
  expect(shown).toMatch(/Browser: .*\nWindow: .*\nLanguage: en\nVersion: .*\nOrganisation: \d+/);
  expect((await send(made)).environment).toBe(shown);

  await trigger.click();
  await expect.element(tick).not.toBeChecked();
  await problem.fill('Without');
  expect(await send(made)).not.toHaveProperty('environment');
});
