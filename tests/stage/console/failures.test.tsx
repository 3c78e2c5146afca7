import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulate } from '../support/browser';
import { consoleStage } from '../support/console';

const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('a page waits for the user, and says it when the user cannot be had', async () => {
  const { services } = await consoleStage();
  const mend = services.fail('GET /api/v1/My/getUserInfo');
  await expect.element(main.getByRole('alert')).toHaveTextContent('Your account could not be loaded');
  await expect.element(main.getByRole('button', { name: 'Go back' })).toBeVisible();
  mend();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('Main panel')).toBeVisible();
});

test('the console follows the system from light to dark, frame and page together', async () => {
  await consoleStage();
  const ground = () => {
    const root = document.querySelector('.oms-console');
    return root && getComputedStyle(root).backgroundColor;
  };
  await expect.poll(ground).toBe('rgb(246, 247, 249)');
  await emulate({ 'prefers-color-scheme': 'dark' });
  await expect.poll(ground).toBe('rgb(14, 19, 27)');
});
