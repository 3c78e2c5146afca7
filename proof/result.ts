import type { Result } from '@oms/tools/test-result';
import type { Ended } from './support/own-group';

/** A proof that has ended without its result has failed: by an error that nothing waited for, or by a signal. */
export function resultOf(name: string, { status, signal, message }: Ended<readonly string[]>): Result {
  const how = signal ? `the signal ${signal}` : `an error that nothing waited for, with status ${status}`;
  const failures = (message ?? [`it was ended by ${how}`]).map((failure) => `${name}: ${failure}`);
  return { runner: name, passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
}
