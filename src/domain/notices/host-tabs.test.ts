import { afterEach, expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { readConfig } from '../../core/config/read';
import { createAdditions } from '../../core/host-additions/additions';
import { applyAddition } from '../../core/host-additions/methods';
import { languageOf } from '../../core/i18n/lang';
import { createShell, type Shell } from '../../shell/shell';
import { hostTabsStore } from './host-tabs';

const shells: Shell[] = [];
afterEach(() => {
  for (const shell of shells.splice(0)) shell.destroy();
});

/** A page whose notice centre has tabs of its own; `next` is the shell after a `destroy()`. */
function tabsOfHost() {
  const additions = createAdditions();
  const hosts = { userCentre: 'http://uc.test', console: 'http://console.test' };
  const { config } = readConfig([{ hosts }], 'http://console.test');
  const next = () => {
    const start = { wanted: 'en', language: languageOf('en'), texts: en };
    const shell = createShell(config, fakePlatform(), start, additions);
    shells.push(shell);
    return shell.use(hostTabsStore);
  };
  const store = next();
  return {
    store,
    next,
    add: (count?: number, items: readonly object[] = []) =>
      applyAddition['notices.addTab'](additions, {
        id: 'returns',
        title: 'Returns',
        load: () => ({ items }),
        count,
      }),
    remove: () => applyAddition['notices.removeTab'](additions, 'returns'),
    setCount: (count: number) => applyAddition['notices.setCount'](additions, 'returns', count),
    counts: (of = store) => of.$tabs.get().map(({ count }) => count),
  };
}

test('a tab begins with its count, which is set from then on', () => {
  const { add, setCount, counts, store } = tabsOfHost();
  add(5);
  expect(counts()).toEqual([5]);
  setCount(7);
  expect(counts()).toEqual([7]);
  setCount(0);
  expect(counts()).toEqual([0]);
  expect(store.$unread.get()).toBe(0);
});

test('a count that is set before the tab is there waits for it', () => {
  const { add, setCount, counts } = tabsOfHost();
  setCount(7);
  expect(counts()).toEqual([]);
  add(5);
  expect(counts()).toEqual([7]);
});

test('a tab in the place of another keeps the count', () => {
  const { add, setCount, counts } = tabsOfHost();
  add(5);
  setCount(7);
  add(2);
  expect(counts()).toEqual([7]);
});

test('a tab that is removed takes its count along, however it got it', () => {
  const { add, remove, setCount, counts, store } = tabsOfHost();
  add(5);
  setCount(7);
  remove();
  expect([counts(), store.$unread.get()]).toEqual([[], 0]);
  add();
  expect(counts()).toEqual([0]);
  remove();
  add(3);
  expect(counts()).toEqual([3]);
  remove();
  setCount(9);
  add(3);
  expect(counts()).toEqual([9]);
});

test('what came since then counts more than the count that was set: a message that was read, a reply', async () => {
  const { add, setCount, counts, store } = tabsOfHost();
  add(undefined, [{ id: 1, title: 'Return 1', unread: true }]);
  setCount(7);
  const tab = store.list('returns')!;
  await tab.list.search(null);
  tab.show(tab.list.$state.get().items[0]!);
  expect(counts()).toEqual([6]);
  add(undefined, []);
  expect(counts()).toEqual([6]);
});

test('counts of another organisation are gone, also of a tab that comes later; the next shell has those that were set', () => {
  const { add, remove, setCount, counts, store, next } = tabsOfHost();
  add(5);
  store.reset('language');
  expect(counts()).toEqual([5]);
  store.reset('organisation');
  expect(counts()).toEqual([0]);
  remove();
  setCount(7);
  store.reset('user');
  add();
  expect(counts()).toEqual([0]);
  setCount(4);
  expect([counts(), counts(next())]).toEqual([[4], [4]]);
});
