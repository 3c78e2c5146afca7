import type { FakeServices } from '@oms/shell/testing';
import { expect, vi } from 'vitest';

/** ms within which a page asks for what it shows, and long before it asks whether that has changed. */
const WHILE = 5_000;

/** What has been asked for from a call of the list on: each fact as its call and what it is narrowed to. */
const factsOf = (services: FakeServices, from: number): string[] =>
  services
    .calls()
    .slice(from)
    .filter(({ call }) => call.startsWith('GET '))
    .map(
      ({ call, params: { 'search[GT_opAt]': _, ...narrowed } }) => `${call} ${new URLSearchParams(narrowed)}`,
    );

/**
 * Waits until these facts were asked for, and says that nothing was asked for twice; on the timers of `vi.useFakeTimers`.
 * @param from how many calls there were before the change that asks
 */
export async function expectOnce(
  services: FakeServices,
  expected: readonly string[],
  from = 0,
): Promise<void> {
  // Time stands still meanwhile: the code that asks may still be on its way.
  await expect
    .poll(() => factsOf(services, from))
    .toEqual(expect.arrayContaining(expected.map((fact) => `GET ${fact}`)));
  await vi.advanceTimersByTimeAsync(WHILE);
  const facts = factsOf(services, from);
  expect(facts.filter((fact, at) => facts.indexOf(fact) !== at)).toEqual([]);
}
