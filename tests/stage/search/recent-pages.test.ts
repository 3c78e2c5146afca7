import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { active, field, group, inGroup, leaveFor, numbered, options, said } from './parts';

test('recent pages are there before anything is typed, are matched, and can be cleared', async () => {
  await readyStage({
    markup: '<oms-topnav></oms-topnav>',
    path: '/home/stock',
    services: { search: { orders: numbered(1, 'SO') } },
  });
  await field.fill('HY-22');
  const order = inGroup('Orders').first();
  await order.click();
  await leaveFor('/home/b2corder/upadte/query?id=600001');
  await leaveFor('/home/returns');
  // Also the last of them: what is noted later would not be cleared.
  await expect.poll(() => localStorage.getItem('oms.recent')).toContain('/home/returns');

  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = inGroup('Recent pages').filter({ hasText: 'SO-HY-2201' });
  await expect
    .element(recent)
    .toHaveAttribute('href', `${location.origin}/home/b2corder/upadte/query?id=600001`);
  await userEvent.keyboard('S');
  await expect.element(recent).toBeVisible();
  await userEvent.keyboard('{Backspace}{ArrowDown}{ArrowUp}');
  await expect.element(active).toHaveTextContent('Clear');
  await userEvent.keyboard('{Enter}');
  await expect.element(group('Recent pages')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Search by number, SKU, title or menu name')).toBeVisible();
  await userEvent.keyboard('S');
  await expect.element(said('Type one more character')).toBeInTheDocument();
  await expect.element(options.filter({ hasText: 'SO-HY-2201' })).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('oms.recent')).toBeNull();
});
