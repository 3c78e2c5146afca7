import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../support/stage';

test('while nobody is signed in, a page has its own mark alone, a button to sign in, and no empty column', async () => {
  const mark = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  await stage({
    markup: `<oms-topnav logo-src='${mark}'></oms-topnav><oms-sidemenu></oms-sidemenu>`,
    services: { signedOut: true },
  });
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('OMS')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  const column = () => document.querySelector('oms-sidemenu')?.getBoundingClientRect().width;
  await expect.poll(column).toBe(0);
});
