import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CODE, codeField, codeTab, EMAIL, heading, loginPage, mainPanel, SEND } from './login-page';

const to = page.getByRole('textbox', { name: 'Email address or phone number' });
const send = page.getByRole('button', { name: 'Send code' });

async function codePage() {
  const opened = await loginPage();
  await codeTab.click();
  return opened;
}

test('a code by mail signs in, also after a wrong one', async () => {
  const { services } = await codePage();
  await to.fill(` ${EMAIL} `);
  await send.click();
  await expect.element(heading('Enter the code')).toBeVisible();
  expect(services.calls(SEND)[0]?.body).toMatchObject({ to: EMAIL });
  await expect.element(codeField).toHaveFocus();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^You can ask for another code in \d+ s$/);
  await userEvent.keyboard('000000');
  await expect.element(page.getByText('This code is not right. Tries left: 4')).toBeVisible();
  // What is typed next replaces the wrong one.
  await userEvent.keyboard(CODE);
  await expect.element(mainPanel).toBeVisible();
});

test('what is neither an address nor a number is said, and another account can be used, by the way used last', async () => {
  await codePage();
  await to.fill('12');
  await send.click();
  await expect.element(to).toHaveAccessibleDescription(/Enter an email address, or a phone number/);
  await to.fill('13800000000');
  await send.click();
  await expect.element(codeField).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect.element(to).toBeVisible();
  await expect.element(codeTab).toHaveAttribute('aria-selected', 'true');
});
