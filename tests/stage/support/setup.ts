import { cleanup } from '@oms/shell/testing';
import { afterEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './focus';
import { leavePage } from './stage';

afterEach(async () => {
  await userEvent.cleanup();
  await leavePage();
  if (vi.isFakeTimers()) await runLastEffects();
  vi.useRealTimers();
  await cleanup();
});

/**
 * Preact asks once for all effects that wait: by a frame, then by a timer, which a faked clock would hold back for
 * ever, and with it the effects of all tests that follow. What runs may ask again.
 */
async function runLastEffects(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(1000);
  }
}
