import { cleanup } from '@oms/shell/testing';
import { afterEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './focus';
import { leavePage } from './stage';

afterEach(async () => {
  await userEvent.cleanup();
  await leavePage();
  // Preact asks for its effects once for all: what a faked clock holds back, the next test would wait for.
  if (vi.isFakeTimers()) await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  await cleanup();
});
