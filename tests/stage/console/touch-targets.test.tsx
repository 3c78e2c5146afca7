import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { smallTargets } from '../../../tools/touch-targets';
import { consoleStage } from '../support/console';

test('on a phone what is pressed on the main panel is 44 px high', async () => {
  // All of the page, since only what is in the window can be pressed.
  await consoleStage({
    width: 375,
    height: 3200,
    services: {
      dashboard: { orders: { REVIEW: 3, DONE: 1200 } },
      tasks: [{ title: 'Export of orders' }],
      notices: [{ title: 'A parcel has arrived' }],
      favourites: ['orders'],
    },
  });
  const main = page.getByRole('main');
  await expect.element(main.getByText('All announcements').first()).toBeVisible();
  window.scrollTo(0, 0);
  await expect.poll(() => smallTargets(main)).toEqual([]);
  expect(smallTargets(page.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([]);
});
