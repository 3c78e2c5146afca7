import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { button, choose, expectOrganisation, HARBOUR, LIST, NORTHWIND, open } from './parts';

const services = { organisations: [HARBOUR, NORTHWIND] };
const USER = 'GET /api/v1/My/getUserInfo';
const refusal = { code: 403, message: 'This organisation was closed', status: 403 };

test('between two visits: the user’s own takes its place, and that is said until it is read', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what a visit before has left.
  document.cookie = 'contextId=1000601; path=/';
  await readyStage({ services });
  const said = page.getByText('ID 1000601 is no longer available to you. You now work in Harbour Trading.');
  await expect.element(said).toBeVisible();
  await expectOrganisation(HARBOUR.code);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(said).not.toBeInTheDocument();
});

test('in the middle of the day: the first refused call finds out', async () => {
  const { services: fake } = await readyStage({ services });
  await open();
  await choose(NORTHWIND);
  await expectOrganisation(NORTHWIND.code);
  const { name, id, code } = HARBOUR;
  fake.reply(USER, ({ contextId }: { contextId: string }) =>
    contextId === NORTHWIND.id
      ? Response.json(refusal, { status: 403 })
      : {
          id: '200001',
          name: 'Alex Morgan',
          orgId: id,
          organization: { id, name, code, roleLabel: 'CLIENT' },
        },
  );
  fake.fail(LIST, refusal);
  await button.click();
  await expect
    .element(
      page.getByText('Northwind Supply is no longer available to you. You now work in Harbour Trading.'),
    )
    .toBeVisible();
  await expectOrganisation(HARBOUR.code);
});
