// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeClock, fakeClock } from '../../tests/support/fake-clock';
import type { Shell } from '../shell/shell';
import { renderer } from '../ui/test-render';
import { ShellProvider } from './shell-context';
import { useProlonged } from './use-prolonged';

let clock: FakeClock;
let view: ReturnType<typeof renderer>;
beforeEach(() => {
  clock = fakeClock();
  view = renderer();
});
afterEach(() => view.unmount());

function Indicator({ on, ms }: { on: boolean; ms: number }) {
  return useProlonged(on, ms) ? <i /> : null;
}
const show = (on: boolean, ms: number) =>
  view.render(
    <ShellProvider shell={{ platform: { clock } } as unknown as Shell}>
      <Indicator on={on} ms={ms} />
    </ShellProvider>,
  );
const shown = () => view.container.querySelector('i') !== null;
const advance = (ms: number) => act(() => clock.advance(ms));

test.each([1500, 2000])('it stays for %d ms after completion, and not 1 ms longer', async (ms) => {
  show(true, ms);
  await advance(60_000);
  expect(shown()).toBe(true);
  show(false, ms);
  await advance(ms - 1);
  expect(shown()).toBe(true);
  await advance(1);
  expect(shown()).toBe(false);
});

test('a reload meanwhile counts from its own completion', async () => {
  show(true, 1500);
  show(false, 1500);
  await advance(1000);
  show(true, 1500);
  await advance(1000);
  show(false, 1500);
  await advance(1499);
  expect(shown()).toBe(true);
  await advance(1);
  expect(shown()).toBe(false);
});

test('what never was on shows nothing', async () => {
  show(false, 1500);
  expect(shown()).toBe(false);
});
