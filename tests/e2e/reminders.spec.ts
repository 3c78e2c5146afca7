import { chooseLanguage, hosts, keepToasts } from './support/demo';
import { countMessages, newMessage } from './support/outbox';
import { expect, type Page, test } from './support/test';

const templates = `${hosts.console}/home/notice/template`;
const rules = `${hosts.console}/home/notice/rules`;

const text = (page: Page, name: string, lang: 'Chinese' | 'English') =>
  page.getByRole('region', { name: lang, exact: true }).getByRole('textbox', { name, exact: true });

/** Cancels an order of a list by its dialog. @returns its number */
async function cancelAnOrder(page: Page): Promise<string> {
  await page.goto(`${hosts.console}/home/b2corder?status=REVIEW`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/SO\d+/);
  const number = /SO\d+/.exec(await row.innerText())?.[0] ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The buyer changed their mind');
  await dialog.getByRole('button', { name: 'Cancel orders' }).click();
  return number;
}

test('a template and a rule are made, tried, and an event becomes a notice, a toast and a mail', async ({
  page,
  context,
  world,
}) => {
  await chooseLanguage(context, 'en');
  await keepToasts(context);
  await world.signIn(context);
  const email = world.account();
  const name = 'Cancelled by the buyer';
  await page.goto(templates);
  await expect(page.getByRole('heading', { name: 'Notice templates' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Order cancelled' });
  await text(page, 'Title', 'Chinese').fill('订单 {orderNo} 取消');
  await text(page, 'Brief', 'Chinese').fill('{channel}');
  await text(page, 'Title', 'English').fill(`Order {orderNo} is off ${name}`);
  await text(page, 'Brief', 'English').click();
  await page.keyboard.type('{password} {');
  await expect(page.getByRole('listbox', { name: 'Placeholders' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(text(page, 'Brief', 'English')).toHaveAttribute('aria-invalid', 'true');
  await text(page, 'Brief', 'English').fill('{channel}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(templates);
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto(rules);
  await page.getByRole('main').getByRole('link', { name: 'New rule' }).click();
  await page.getByRole('textbox', { name: 'Rule name' }).fill(name);
  await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Order cancelled' });
  await page.getByRole('combobox', { name: 'Notice template' }).selectOption({ label: name });
  await page.getByRole('checkbox', { name: 'Mail' }).check();
  await page.getByRole('checkbox', { name: 'Designated person' }).check();
  await page.getByRole('combobox', { name: 'Designated persons' }).first().click();
  const search = page.getByRole('combobox', { name: 'Designated persons' }).and(page.locator('input'));
  await search.fill(email);
  const people = page.getByRole('listbox', { name: 'Designated persons' }).getByRole('option');
  await expect(people).toHaveCount(1);
  await people.click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(rules);

  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: /More|Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Rule test' }).click();
  await expect(page.getByRole('combobox', { name: 'Notice rule' })).toContainText(name);
  await page.getByRole('button', { name: 'Test rule' }).click();
  const results = page.getByRole('region', { name: 'What would have been sent' });
  await expect(results.getByText('Would be sent')).toHaveCount(3);
  await expect(results.getByText(/is off/).first()).toBeVisible();

  const before = await countMessages(context, email);
  const number = await cancelAnOrder(page);
  const title = `Order ${number} is off ${name}`;
  await expect(page.getByText(title)).toBeVisible();
  expect((await newMessage(context, email, before)).subject).toContain(number);
  await page.goto(`${hosts.console}/home/notice/list`);
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto(rules);
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /More|Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});
