import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const PATH = '/home/connections';
const CALLBACK = 'POST /auth/connect/callback/workplace';
const UNBIND = 'POST /auth/connect/unbind/workplace';
const ANA = { provider: 'workplace', accountName: 'ana.liu' };

const config = { social: { providers: ['workplace', 'cloud'], hosts: [location.host] } };
const list = page.getByRole('list', { name: 'Accounts with other providers' });
const bind = list.getByRole('link', { name: 'Connect Workplace messaging' });

test('each provider has a link to where binding begins, and who comes back without a grant is told so', async () => {
  await consoleStage({ path: `${PATH}?provider=workplace&error=denied`, config });
  await expect.element(page.getByText('You cancelled, so nothing was connected.')).toBeVisible();
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(2);
  await expect.poll(() => location.search).toBe('');
  const { pathname, searchParams } = new URL(bind.element().getAttribute('href') ?? '');
  expect(pathname).toBe('/auth/connect/render/workplace');
  expect(searchParams.get('redirectUrl')).toBe(`${location.origin}${PATH}?provider=workplace`);
});

test('what a provider grants binds the account, and neither code nor state stays in the address', async () => {
  const { services } = await consoleStage({
    path: `${PATH}?provider=workplace&code=c-1&state=s-1`,
    config,
    services: { connections: [{ ...ANA, bound: false }] },
  });
  await expect.element(page.getByText('The account is connected.')).toBeVisible();
  await expect.element(list.getByText('ana.liu')).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  expect(services.calls(CALLBACK).map(({ body }) => body)).toEqual([{ code: 'c-1', state: 's-1' }]);
});

test('an account is unbound once that is confirmed', async () => {
  const { services } = await consoleStage({
    path: PATH,
    config,
    services: { connections: [ANA] },
  });
  const unbind = list.getByRole('button', { name: 'Disconnect Workplace messaging' });
  const question = page.getByRole('alertdialog', { name: 'Disconnect Workplace messaging?' });
  await unbind.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(list.getByText('ana.liu')).toBeVisible();
  expect(services.calls(UNBIND)).toEqual([]);
  await unbind.click();
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect.element(list.getByText('ana.liu')).not.toBeInTheDocument();
  await expect.element(bind).toBeVisible();
  expect(services.calls(UNBIND)).toHaveLength(1);
});
