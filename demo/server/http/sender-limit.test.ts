import { expect, it } from 'vitest';
import type { Failure } from '../reply/failure';
import { senderLimit } from './sender-limit';

function limit(most: number) {
  const clock = { now: 0 };
  const { take } = senderLimit(most, () => new Date(clock.now));
  const refused = (sender: string): unknown => {
    try {
      take(sender);
      return null;
    } catch (error) {
      return (error as Failure).data;
    }
  };
  return { clock, refused };
}

it('each sender has a number of its own, and after a minute a new one', () => {
  const { clock, refused } = limit(2);
  expect([refused('a'), refused('a'), refused('b')]).toEqual([null, null, null]);
  clock.now = 20_000;
  expect([refused('a'), refused('b')]).toEqual([{ wait: 40 }, null]);
  clock.now = 60_000;
  expect(refused('a')).toBe(null);
});

it('says 429', () => {
  expect(() => senderLimit(0, () => new Date()).take('a')).toThrow(
    expect.objectContaining({ status: 429 }) satisfies Partial<Failure>,
  );
});

it('more senders than are remembered take no more room, and the newest stay counted', () => {
  const { refused } = limit(1);
  for (let sender = 0; sender < 30_000; sender += 1) refused(`${sender}`);
  expect(refused('29999')).toEqual({ wait: 60 });
  expect(refused('0')).toBe(null);
});
