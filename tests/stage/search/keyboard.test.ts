import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { active, field, inGroup, numbered, options, said, urlsOf } from './parts';

test('is worked by the keyboard alone', async () => {
  const stage = await readyStage({
    markup: '<oms-topnav></oms-topnav>',
    services: { search: { orders: numbered(3, 'SO') } },
  });
  const first = inGroup('Orders').first();
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('HY-22');
  await expect.poll(() => inGroup('Orders').elements()).toHaveLength(4);
  await expect.poll(() => said(/in total/).elements()).toHaveLength(1);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', first.element().id);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  // The keys of the text lead back to the text.
  await userEvent.keyboard('{Home}');
  await expect.element(active).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveAttribute('aria-selected', 'true');

  const url = first.element().getAttribute('href') ?? '';
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => opened.mock.calls).toEqual([[url, '_blank', 'noopener']]);
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue('HY-22');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => inGroup('Orders').elements()).toHaveLength(4);
  // It is among the recent pages now, which stand before what the services find.
  await expect.element(active).toHaveTextContent('SO-HY-2201');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([url]);
});
