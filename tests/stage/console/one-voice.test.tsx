import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const SUMMARY = 'GET /api/v1/Dashboard/summary';
const TASKS = 'GET /api/v1/TaskCenter/findList';

const main = page.getByRole('main');
const said = (role: 'alert' | 'status') => () =>
  main
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('the parts of a page that load at once are announced in one sentence, and say by themselves what they are', async () => {
  const release: (() => void)[] = [];
  await consoleStage({
    before({ hold }) {
      release.push(hold(SUMMARY), hold(TASKS));
    },
  });
  await expect.element(main.getByText('Loading: Orders today')).toBeInTheDocument();
  await expect.element(main.getByText('Loading: Tasks')).toBeInTheDocument();
  await expect.poll(said('status')).toEqual(['Loading: Main panel']);
  for (const end of release) end();
  await expect.poll(said('status')).toEqual([]);
});

test('so are the failures, each once', async () => {
  await consoleStage({
    before({ fail }) {
      fail(SUMMARY, { code: 10021, message: '' });
      fail(TASKS, { code: 10021, message: '' });
    },
  });
  await expect.element(main.getByRole('button', { name: 'Try again' }).nth(1)).toBeVisible();
  await expect.poll(() => said('alert')().map((text) => text?.split('loaded').length)).toEqual([3]);
  await expect.element(main.getByRole('alert')).toHaveTextContent('The tasks could not be loaded');
  await expect.element(main.getByRole('alert')).toHaveTextContent('The orders could not be loaded');
});
