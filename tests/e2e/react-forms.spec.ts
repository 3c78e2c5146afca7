import { readFileSync } from 'node:fs';
import { at } from '../../scripts/paths';
import { hosts } from './support/demo';
import { answeredPages } from './support/old-page';
import { openReactPage } from './support/react-page';
import { expect, type Page, test } from './support/test';

/*
 * Forms of hosts, on a React page of another origin whose styles would spoil them: they stand in a shadow root.
 */
test.use(answeredPages);

/** The form of README.md, as it stands there. */
const README = /```tsx\n(import [^`]*function NewOrder\(\)[^`]*)```/.exec(
  readFileSync(at('README.md'), 'utf8'),
)?.[1];

const SAVE = '**/api/v1/Order/save**';
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Answers the call of the form; resolves to what was sent. */
async function answer(page: Page, reply: (times: number) => object | Promise<object>): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(SAVE, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: await reply(sent.length) });
  });
  return sent;
}

const openForm = (context: Parameters<typeof openReactPage>[0]) =>
  openReactPage(context, 'readme', `${README}\nconst App = NewOrder;`);

test('the form of the README: what is missing, what the service refuses, and one submit for two presses', async ({
  context,
}) => {
  const page = await openForm(context);
  await expect(name(page)).toBeVisible();
  expect(await name(page).evaluate((one) => one.getRootNode() instanceof ShadowRoot)).toBe(true);
  expect(await name(page).evaluate((one) => getComputedStyle(one).fontSize)).not.toBe('30px');
  await save(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('This information cannot be empty, please fill in');
  await expect(page.getByRole('combobox', { name: 'Warehouse' })).toHaveAttribute('aria-invalid', 'true');
  await name(page).fill('First');
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option').first().click();
  // A press after the refusal would be another submit.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await answer(page, async (times) => {
    if (times > 1) return { code: 200, message: '', data: null };
    await held;
    return { code: 10040, message: 'Look again', data: { errors: { name: 'This name is taken' } } };
  });
  await save(page).dblclick();
  release();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('This name is taken');
  expect(sent).toHaveLength(1);
  await name(page).fill('Second');
  await save(page).click();
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(name(page)).not.toHaveAttribute('aria-invalid');
  expect(sent[1]).toMatchObject({ name: 'Second', warehouse: expect.stringMatching(/^\d+$/) });
});

test('a session that ends in the middle loses nothing: the dialog signs in, and the form is sent', async ({
  context,
}) => {
  const page = await openForm(context);
  await name(page).fill('Kept');
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option').first().click();
  await context.request.post(`${hosts.userCentre}/auth/jwt/logout`, { headers: { origin: hosts.console } });
  let sent = 0;
  await page.route(SAVE, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    sent += 1;
    await route.fulfill(
      sent === 1
        ? { status: 401, json: { code: 401, message: 'expired', data: null } }
        : { json: { code: 200, message: '', data: null } },
    );
  });
  await save(page).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByRole('textbox', { name: 'Password', exact: true }).fill('Demo#2026');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect.poll(() => sent).toBe(2);
  await expect(name(page)).toHaveValue('Kept');
});
