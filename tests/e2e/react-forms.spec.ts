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

test('a load of another page asks while something is typed, and no more once it is saved', async ({
  context,
}) => {
  const page = await openForm(context);
  await name(page).fill('First');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name(page)).toHaveValue('First');
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await page.getByRole('option').first().click();
  await answer(page, () => ({ code: 200, message: '', data: null }));
  const saved = page.waitForResponse(SAVE);
  await save(page).click();
  await saved;
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect(page).toHaveURL(/\/bill\/list/);
  expect(asked).toHaveLength(1);
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

test('a dialog with a form: its width, a question before it closes with changes, the focus back', async ({
  context,
}) => {
  const page = await openReactPage(
    context,
    'dialog',
    `import { DatePicker, Controlled, FormDialog, fields, rules, TextField, useForm } from '@oms/shell/react';
     import { useState } from 'react';
     const schema = fields({ name: rules.text(40), day: rules.text() });
     function Ask({ onClose }: { onClose(): void }) {
       const form = useForm({ schema, defaults: { name: '', day: null }, onSubmit: async () => {
         if (form.values().name === 'taken') throw new Error('down');
       } });
       return (
         <FormDialog title="New bill" form={form} submitLabel="Make" width={720} onClose={onClose}>
           <TextField name="name" label="Name" />
           <Controlled name="day" label="Day">{(control) => <DatePicker {...control} />}</Controlled>
         </FormDialog>
       );
     }
     function App() {
       const [open, setOpen] = useState(false);
       return <><button style={{ position: 'static' }} onClick={() => setOpen(true)}>Open</button>
         {open && <Ask onClose={() => setOpen(false)} />}</>;
     }`,
  );
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New bill' });
  expect((await dialog.boundingBox())?.width).toBe(720);
  await name(page).fill('taken');
  await dialog.getByRole('textbox', { name: 'Day' }).fill('2026-02-30');
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Day' }).fill('2026-02-28');
  // Its error is gone before the button is pressed, which would move with it.
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name(page)).toHaveValue('taken');
  await name(page).fill('free');
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeFocused();
});
