import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, eleven, LIST, MARK, rows, step } from '../announcements/eleven';
import { countLater, passTime, stopClock } from '../support/clock';
import { consoleStage } from '../support/console';

const DETAIL = '/home/announce/detail';

test('the dialog goes by keyboard over the edge of a page, keeps the focus and marks the first alone', async () => {
  const { services } = await consoleStage({ path: LIST, services: eleven });
  const marked = () => services.calls(MARK).map(({ body }) => body);
  const row = rows.filter({ hasText: 'Title 3' });
  await expect.poll(() => rows.elements().length).toBe(10);
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Title 3')).toBeVisible();
  await expect.poll(marked).toEqual([{ id: '3' }]);
  const next = step('Next');
  // A key is pressed on a button that still waits for its neighbour, too, where it does nothing.
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Title 2').getByRole('status')).toHaveTextContent('Title 2');
  await expect.element(next).toHaveFocus();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Title 1').getByText('Words 1', { exact: true })).toBeVisible();
  // The end: the button that was pressed can take the focus no more.
  await expect.element(next).toBeDisabled();
  await expect.element(step('Previous')).toHaveFocus();
  await expect.element(step('Previous')).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Title 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
  expect(marked()).toEqual([{ id: '3' }]);
});

test('opened by its address it has no close button and is not marked; the way back is that of the browser', async () => {
  stopClock();
  const { services, go } = await consoleStage({
    path: `${DETAIL}?id=１1%E2%80%8B`,
    services: eleven,
  });
  const title11 = page.getByRole('heading', { name: 'Title 11' });
  await expect.poll(() => countLater(title11)).toBe(1);
  await expect.poll(() => document.title).toMatch(/^Title 11 - .+ - OMS$/);
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).not.toBeInTheDocument();
  await expect.element(step('Previous')).toBeDisabled();
  await step('Next').click();
  await expect.poll(() => countLater(page.getByRole('heading', { name: 'Title 10' }))).toBe(1);
  expect(location.search).toBe('?id=10');
  await expect.element(step('Previous')).toBeEnabled();
  history.back();
  await expect.poll(() => countLater(title11)).toBe(1);
  await passTime(60_000);
  expect(services.calls(MARK)).toEqual([]);
  await go(DETAIL);
  await expect.poll(() => countLater(page.getByText('No announcement selected'))).toBe(1);
});
