import { fakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countLater, stopClock } from '../support/clock';
import { leavePage, readyStage, stage } from '../support/stage';
import { tryAgain } from '../support/try-again';
import { BAR, barButton, menu, modules } from './bar';

test('out of reach, the bar keeps what it knows, says so and tries again', async () => {
  const { services } = await readyStage(BAR);
  await leavePage();
  const reach = services.fail('*', 'network');
  await stage({ ...BAR, services });
  const alert = page.getByRole('button', { name: 'The service cannot be reached' });
  await expect.element(alert).toBeVisible();
  await expect.element(modules().getByRole('link', { name: 'Orders' })).toBeVisible();
  await tryAgain(barButton('Try again'), reach);
  await expect.element(barButton('Account')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('out of reach at a first visit, the bar says when it tries again, and comes to life by itself', async () => {
  stopClock();
  let reach = () => {};
  await stage({
    ...BAR,
    before({ fail }) {
      reach = fail('*', 'network');
    },
  });
  const next = page.getByText(/^Trying again in \d+ s$/);
  await expect.poll(() => countLater(next)).toBe(1);
  reach();
  await expect.poll(() => countLater(barButton('Account'))).toBe(1);
  await expect.element(next).not.toBeInTheDocument();
});

test('one 502 of each read is not seen', async () => {
  const refused = new Set<string>();
  const services = fakeServices({ lang: 'en', menu });
  const { errors } = await readyStage({
    ...BAR,
    services,
    config: {
      // Calls of the sign-on only read, too.
      fetch: (input, init) => {
        const { pathname } = new URL(String(input));
        if (refused.has(pathname)) return services.fetch(input, init);
        refused.add(pathname);
        return Promise.resolve(new Response('<html>Bad Gateway</html>', { status: 502 }));
      },
    },
  });
  await expect.element(modules().getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect.element(barButton('Account')).toBeVisible();
  await expect.poll(() => refused.size).toBeGreaterThan(3);
  await expect
    .element(page.getByRole('button', { name: 'The service cannot be reached' }))
    .not.toBeInTheDocument();
  expect(errors).toEqual([]);
});
