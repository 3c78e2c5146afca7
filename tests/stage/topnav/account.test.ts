import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage, type StageOptions } from '../support/stage';
import { BAR, barButton, menuItem } from './bar';

const FORWARD = 'GET /api/v1/UcYqnLogin/genForwardUserUrl';
const ERP = 'https://erp.example.test/';
const erp = menuItem(/^ERP home/);

/** The tab that a press opens, which the test's own browser must not. */
function fakeTab() {
  const tab = { opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  onTestFinished(() => opened.mockRestore());
  return tab;
}

async function openMenu(options: StageOptions = {}) {
  const made = await readyStage({ ...BAR, ...options });
  await barButton('Account').click();
  await expect.element(erp).toBeVisible();
  return made;
}

test('says who is signed in, and leads to the page of the password', async () => {
  await openMenu({ services: { user: { email: 'robin@example.test' } } });
  await expect.element(page.getByText('robin@example.test')).toBeVisible();
  await expect
    .element(menuItem(/^Change password/))
    .toHaveAttribute('href', `${location.origin}/home/password`);
});

test('asks for the address of another system, and leads to it in a new tab that cannot reach back', async () => {
  const tab = fakeTab();
  const { services, left } = await openMenu({ services: { replies: { [FORWARD]: { url: ERP } } } });
  await erp.click();
  await expect.poll(() => left).toEqual([{ url: ERP, target: '_blank' }]);
  expect(tab.opener).toBe(null);
  expect(services.calls(FORWARD).map(({ params }) => params.target)).toEqual(['erp']);
});

test('closes the tab again, and says so, where its address does not come', async () => {
  const tab = fakeTab();
  await openMenu({ before: (services) => void services.fail(FORWARD, 'network') });
  await erp.click();
  await expect.element(page.getByText('Network error, please retry later').first()).toBeVisible();
  await expect.poll(() => tab.close.mock.calls).toHaveLength(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
});
