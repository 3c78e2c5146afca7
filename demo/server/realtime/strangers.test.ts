import { expect, it } from 'vitest';
import { Strangers } from './strangers';

it('has room for so many of an address, and for so many in all', () => {
  const strangers = new Strangers({ strangers: 3, strangersPerAddress: 2 });
  const leave = strangers.add('192.0.2.1');
  strangers.add('192.0.2.1');
  expect([strangers.isFull('192.0.2.1'), strangers.isFull('192.0.2.2')]).toEqual([true, false]);
  strangers.add(undefined);
  expect(strangers.isFull('192.0.2.2')).toBe(true);
  for (const _ of [1, 2]) leave();
  expect(strangers.isFull('192.0.2.1')).toBe(false);
  strangers.add('192.0.2.2');
  expect([strangers.isFull('192.0.2.1'), strangers.isFull('192.0.2.2')]).toEqual([true, true]);
});
