import { cleanup } from '@oms/shell/testing';
import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leavePage } from './console';

afterEach(async () => {
  await userEvent.cleanup();
  await leavePage();
  await cleanup();
});
