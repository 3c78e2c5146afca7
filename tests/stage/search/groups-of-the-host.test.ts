import { getShell } from '@oms/shell';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { active, field, group, inGroup, urlsOf } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';
const title = { en: 'Returns', 'zh-CN': '退货单' };

test('a source is a group with its title, asked once per text, and Enter goes to its hit', async () => {
  const stage = await readyStage({ markup: MARKUP, services: { menu: [] } });
  const find = vi.fn(async () => [
    { id: 7, title: 'Return RT-7 of HY-22', detail: 'Open', url: '/returns/7', of: 'the host' },
  ]);
  getShell().search.addSource({ id: 'returns', title, find });
  await field.fill('RT-7');
  await expect.element(inGroup('Returns')).toHaveTextContent('Return RT-7 of HY-22Open');
  await expect.element(group('Returns').getByRole('mark')).toHaveTextContent('RT-7');
  expect(find.mock.calls).toEqual([['RT-7', { signal: expect.any(AbortSignal), limit: 5 }]]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(active).toHaveTextContent('Return RT-7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([`${location.origin}/returns/7`]);
});

test('a source that fails says so and is tried again, and its code breaks nothing', async () => {
  const { errors } = await readyStage({ markup: MARKUP, services: { menu: [] } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  getShell().search.addSource({
    id: 'returns',
    title,
    find: () => {
      if (fails) throw new Error('no such table');
      return [
        { id: 1, title: 'Return 1', url: 'javascript:alert(1)' },
        { id: 2, title: 'Return 2', onSelect: () => Promise.reject(new Error('not today')) },
      ];
    },
  });
  await field.fill('return');
  await expect.element(inGroup('Returns')).toHaveTextContent('That did not work');
  expect(errors).toEqual(['callback: search.addSource "returns": find: no such table']);
  fails = false;
  await inGroup('Returns').click();
  await expect.element(inGroup('Returns')).toHaveTextContent('Return 2');
  await expect.poll(() => errors[1]).toMatch(/find: url: "javascript:alert\(1\)" cannot be used; allowed: /);
  await inGroup('Returns').click();
  await expect.poll(() => errors[2]).toBe('callback: search.addSource "returns": onSelect: not today');
});

test('a late reply to an older text is not shown, and its signal is aborted', async () => {
  await readyStage({ markup: MARKUP, services: { menu: [] } });
  const asked: { text: string; signal: AbortSignal; reply: (hits: object[]) => void }[] = [];
  getShell().search.addSource({
    id: 'returns',
    title,
    find: (text, { signal }) =>
      new Promise((resolve) => {
        asked.push({ text, signal, reply: resolve as (hits: object[]) => void });
      }),
  });
  await field.fill('first');
  await expect.poll(() => asked.length).toBe(1);
  await field.fill('second');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.reply([{ id: 2, title: 'Of second', url: '/2' }]);
  asked[0]?.reply([{ id: 1, title: 'Of first', url: '/1' }]);
  await expect.element(inGroup('Returns')).toHaveTextContent('Of second');
  getShell().search.removeSource('returns');
  await expect.element(group('Returns')).not.toBeInTheDocument();
});

test('an action is found by its keywords in both languages, and runs; one of the configuration leads to its page', async () => {
  const stage = await readyStage({
    markup: MARKUP,
    services: { menu: [] },
    config: { searchActions: [{ id: 'label', title: 'Print a label', url: '/labels' }] },
  });
  const onSelect = vi.fn();
  getShell().search.addAction({
    id: 'new-return',
    title: { en: 'Book a return', 'zh-CN': '登记退货' },
    keywords: ['RMA'],
    onSelect,
  });
  await field.fill('rma');
  await expect.element(active).toHaveTextContent('Book a return');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await field.fill('label');
  await expect.element(active).toHaveTextContent('Print a label');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => urlsOf(stage)).toEqual([`${location.origin}/labels`]);
  await getShell().setLang('zh-CN');
  await page.getByRole('combobox').fill('退货');
  await expect.element(active).toHaveTextContent('登记退货');
});
