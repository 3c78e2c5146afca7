import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import type { Title } from '../../core/platform/title';
import { createTitleAlert } from './title-alert';

function stage(first = 'Orders') {
  const platform = fakePlatform();
  const listeners = new Set<() => void>();
  let text = first;
  let sets = 0;
  const host = (next: string) => {
    text = next;
    for (const fn of listeners) fn();
  };
  const title: Title = {
    get: () => text,
    set(next) {
      sets += 1;
      host(next);
    },
    listen(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
  };
  const { clock, page } = platform;
  const flash = createTitleAlert({ title, page, clock }, (count, own) => `(${count}) New · ${own}`);
  flash.count?.(3);
  const show = () =>
    flash.show({ notice: { id: '1', at: '', title: '', brief: '', url: '', type: '2' }, more: 0 });
  return { ...platform, platform, flash, show, host, text: () => text, sets: () => sets, listeners };
}

test('changes between the count and the title every 15000 ms until the page is seen', async () => {
  const { platform, clock, show, text } = stage();
  platform.hide(true);
  show();
  expect(text()).toBe('(3) New · Orders');
  await clock.advance(14_999);
  expect(text()).toBe('(3) New · Orders');
  await clock.advance(1);
  expect(text()).toBe('Orders');
  await clock.advance(15_000);
  expect(text()).toBe('(3) New · Orders');
  platform.hide(false);
  expect(text()).toBe('Orders');
  expect(clock.waiting).toBe(0);
  platform.hide(true);
  await clock.advance(60_000);
  expect(text()).toBe('Orders');
});

test('a page that is seen keeps its title', () => {
  const { show, sets } = stage();
  show();
  expect(sets()).toBe(0);
});

test('what the host makes of its title meanwhile holds', async () => {
  const { platform, clock, show, host, text } = stage();
  platform.hide(true);
  show();
  host('Bills');
  expect(text()).toBe('(3) New · Bills');
  await clock.advance(15_000);
  expect(text()).toBe('Bills');
  host('Bill 7');
  expect(text()).toBe('Bill 7');
  await clock.advance(15_000);
  expect(text()).toBe('(3) New · Bill 7');
  // A host that adds to the title it finds.
  host(`${text()} *`);
  expect(text()).toBe('(3) New · Bill 7 *');
  platform.hide(false);
  expect(text()).toBe('Bill 7 *');
});

test('a host that insists is left alone, until the next turn', async () => {
  const { platform, clock, show, host, text, listeners, sets } = stage();
  platform.hide(true);
  show();
  let insists = 0;
  listeners.add(() => {
    if (text() !== 'Mine' && insists++ < 1000) host('Mine');
  });
  host('Mine');
  expect(text()).toBe('Mine');
  expect(sets()).toBeLessThan(20);
  await clock.advance(30_000);
  expect(text()).toBe('Mine');
  platform.hide(false);
  expect(text()).toBe('Mine');
});

test('the count follows, and nothing unread ends it', () => {
  const { platform, clock, flash, show, text } = stage();
  platform.hide(true);
  show();
  flash.count?.(5);
  expect(text()).toBe('(5) New · Orders');
  flash.count?.(0);
  expect(text()).toBe('Orders');
  expect(clock.waiting).toBe(0);
});
