import { expect, test } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { createBackoff } from './backoff';

const START = 1_000_000_000;

/** Milliseconds from each failure until an attempt is due. */
function waits(random: number, failures: number): number[] {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => random });
  return Array.from({ length: failures }, () => {
    backoff.down();
    const failedAt = now;
    while (!backoff.isDue()) now += 500;
    return now - failedAt;
  });
}

test('the wait is a random part of a time that doubles from 5 s to 5 min', () => {
  expect(waits(0.5, 8)).toEqual([2500, 5000, 10_000, 20_000, 40_000, 80_000, 150_000, 150_000]);
  expect(waits(0, 3)).toEqual([0, 0, 0]);
  expect(waits(0.9999, 9).at(-1)).toBe(300_000);
});

test('a connection of 30 s resets the wait, a shorter one does not', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => 0.5 });
  const after = (ms: number) => {
    now += ms;
    return backoff.isDue();
  };
  for (let n = 0; n < 3; n++) backoff.down();
  backoff.up();
  now += 29_999;
  backoff.down();
  expect(after(19_999)).toBe(false);
  expect(after(1)).toBe(true);
  backoff.up();
  now += 30_000;
  backoff.down();
  expect(after(2499)).toBe(false);
  expect(after(1)).toBe(true);
});

test('no two attempts are within 5 s, even without the wait; a timer may run 250 ms early', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => 0.5 });
  backoff.tried();
  backoff.down();
  backoff.skipWait();
  now += 4749;
  expect(backoff.isDue()).toBe(false);
  now += 1;
  expect(backoff.isDue()).toBe(true);
});

test('no wait is longer than the longest one now: none while somebody waits', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  let longest = 300_000;
  const backoff = createBackoff({ clock, random: () => 0.99 }, () => longest);
  for (let n = 0; n < 8; n++) backoff.down();
  backoff.tried();
  now += 200_000;
  expect(backoff.isDue()).toBe(false);
  longest = 0;
  expect(backoff.isDue()).toBe(true);
  backoff.tried();
  backoff.down();
  now += 4000;
  expect(backoff.isDue()).toBe(false);
  now += 1000;
  expect(backoff.isDue()).toBe(true);
});

test('a service that answers again leaves at most 45 s of the wait, and a random part of them', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => 0.5 });
  for (let n = 0; n < 8; n++) backoff.down();
  now += 20_000;
  backoff.shortenWait();
  expect(backoff.isDue()).toBe(false);
  now += 22_499;
  expect(backoff.isDue()).toBe(false);
  now += 1;
  expect(backoff.isDue()).toBe(true);
});

test('counts the attempts of the last minute, also when the clock was set back', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => 0.5 });
  backoff.tried();
  now += 30_000;
  backoff.tried();
  expect(backoff.attempts()).toBe(2);
  now += 30_000;
  expect(backoff.attempts()).toBe(1);
  now = START - 3_600_000;
  backoff.down();
  backoff.skipWait();
  expect(backoff.isDue()).toBe(true);
});

test('a clock that was set back makes no wait longer', () => {
  const clock = fakeClock(START);
  let now = START;
  clock.now = () => now;
  const backoff = createBackoff({ clock, random: () => 0.5 });
  backoff.tried();
  backoff.down();
  expect(backoff.isDue()).toBe(false);
  now = START - 3_600_000;
  expect(backoff.isDue()).toBe(true);
  backoff.tried();
  backoff.down();
  expect(backoff.isDue()).toBe(false);
  now += 5000;
  expect(backoff.isDue()).toBe(true);
});
