import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';

const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Stops the page's clock until the test ends: from now on `passTime` alone drives it. Before the stage is set. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...FAKED] });
}

/** Lets `passTime` move the page's clock on until the test ends, while it goes by itself, too. Before the stage is set. */
export function movableClock(): void {
  vi.useFakeTimers({ toFake: [...FAKED], shouldAdvanceTime: true });
}

/** Lets the page's clock go on. */
export function startClock(): void {
  vi.useRealTimers();
}

export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** How many of them there are another second later; to be polled where the page waits several times, or as long as it likes. */
export async function countLater(locator: Locator): Promise<number> {
  await passTime(1000);
  return locator.elements().length;
}
