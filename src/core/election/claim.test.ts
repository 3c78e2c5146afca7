import { expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { claim } from './claim';
import type { Register } from './register';

/** Values that all tabs share; a write takes effect `delay` ms later, as it does in a browser whose processes are busy. */
function site(clock: ReturnType<typeof fakeClock>) {
  const values = new Map<string, string>();
  const register = (name: string, delay: () => number): Register => ({
    get: () => values.get(name) ?? null,
    all: () => [values.get(name) ?? null],
    set: (value) => void clock.after(delay(), () => values.set(name, value)),
    forget: () => {},
  });
  return register;
}

/** Random numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Lets `count` tabs claim one item within 300 ms; each stands still for up to `stall` ms at every step. */
async function race(seed: number, count: number, stall: number, delay: number): Promise<number> {
  const clock = fakeClock();
  const register = site(clock);
  const random = seeded(seed);
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const answers = Array.from({ length: count }, async (_, at) => {
    const tab = `tab ${at}`;
    const slow = () => random() * delay;
    const decided = register('decided', slow);
    await pause(random() * 300);
    return claim(tab, {
      wait: (ms) => pause(ms + random() * stall),
      latest: register('latest', slow),
      isDecided: () => decided.get() !== null,
      decide: () => decided.set(tab),
    });
  });
  const all = Promise.all(answers);
  await clock.advance(60_000);
  return (await all).filter(Boolean).length;
}

test.each([
  ['a quiet machine', 0, 0],
  ['a busy machine, whose tabs stand still for up to 2 s', 2000, 0],
  ['a busy machine, whose writes are seen up to 150 ms late', 2000, 150],
])(
  'of two to five tabs at most one has it, and in nearly every race one has: %s',
  async (_, stall, delay) => {
    const winners: number[] = [];
    for (let seed = 1; seed <= 500; seed++) winners.push(await race(seed, 2 + (seed % 4), stall, delay));
    expect(Math.max(...winners)).toBe(1);
    expect(winners.filter((count) => count === 1).length).toBeGreaterThan(490);
  },
);

test('where writes are seen up to 1.5 s late there may be none, and never two', async () => {
  const winners: number[] = [];
  for (let seed = 1; seed <= 500; seed++) winners.push(await race(seed, 2 + (seed % 4), 2000, 1500));
  expect(Math.max(...winners)).toBe(1);
});

test('a tab that comes when another is about to decide leaves the item to that one', async () => {
  const clock = fakeClock();
  const register = site(clock);
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const claimAt = async (ms: number, tab: string) => {
    const decided = register('decided', () => 10);
    await pause(ms);
    return claim(tab, {
      wait: pause,
      latest: register('latest', () => 10),
      isDecided: () => decided.get() !== null,
      decide: () => decided.set(tab),
    });
  };
  const answers = Promise.all([claimAt(0, 'first'), claimAt(195, 'second')]);
  await clock.advance(10_000);
  expect(await answers).toEqual([true, false]);
});

test('a tab that was closed between its claim and its decision keeps nobody from the item', async () => {
  const clock = fakeClock();
  const register = site(clock);
  register('latest', () => 0).set('closed');
  await clock.advance(1);
  const decided = register('decided', () => 0);
  const answer = claim('open', {
    wait: (ms) => new Promise<void>((resolve) => void clock.after(ms, resolve)),
    latest: register('latest', () => 0),
    isDecided: () => decided.get() !== null,
    decide: () => decided.set('open'),
  });
  await clock.advance(2500);
  expect(await answer).toBe(true);
});

test('one tab alone has it, however late its own writes are seen', async () => {
  expect(await race(1, 1, 0, 1500)).toBe(1);
});
