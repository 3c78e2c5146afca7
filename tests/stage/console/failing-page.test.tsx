import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

/** A page of a business module that fails so many times as its nodes are put in. */
function failingPage(times: number) {
  let left = times;
  return function FailingPage() {
    useLayoutEffect(() => {
      if (left === 0) return;
      left -= 1;
      throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    }, []);
    return <h1>Stock taking</h1>;
  };
}

function openPage(times: number) {
  const FailingPage = failingPage(times);
  return consoleStage({
    path: '/home/stocktaking',
    pages: [{ path: '/home/stocktaking', element: <FailingPage /> }],
  });
}

test('a page of the console that fails once stands in new nodes', async () => {
  const { errors } = await openPage(1);
  await expect.element(page.getByRole('heading', { name: 'Stock taking' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page of the console that fails again says so, is reported once, and leads on', async () => {
  const { errors } = await openPage(Number.POSITIVE_INFINITY);
  await expect.element(page.getByText('Something went wrong on this page')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await expect.poll(() => errors).toHaveLength(1);
  await page.getByRole('link', { name: 'Go to the main panel' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Main panel' })).toBeVisible();
});
