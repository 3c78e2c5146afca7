import { fakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countLater, passTime, stopClock } from '../support/clock';
import { consoleStage } from '../support/console';

const BOSS = 'https://boss.example.test';

const notice = page.getByText(/^Out of reach at the moment: .*What you have typed stays\.$/);

test('a service out of reach is said once, above the page, until it answers', async () => {
  stopClock();
  const services = fakeServices({ lang: 'en' });
  let away = true;
  // The shell asks whether anything answers there.
  const asked: string[] = [];
  await consoleStage({
    services,
    config: {
      hosts: { ...services.config.hosts, console: location.origin, boss: BOSS },
      fetch(input, init) {
        const url = String(input);
        if (!away || !url.startsWith(BOSS)) return services.fetch(input, init);
        if (init?.mode === 'no-cors') asked.push(url);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    },
  });
  // Lists and dashboard fail one after another, after their retries.
  await expect.poll(() => countLater(notice)).toBe(1);
  await expect.element(notice).toHaveTextContent('products, orders and warehouses');
  await passTime(60_000);
  expect(notice.elements()).toHaveLength(1);

  const before = asked.length;
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(notice.elements()).toHaveLength(1);

  // Nobody presses anything: the page asks again by itself.
  away = false;
  await expect.poll(() => countLater(notice)).toBe(0);
});
