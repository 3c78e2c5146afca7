import { describe, expect, it } from 'vitest';
import { type ErrorDetails, ShellError } from '../errors';
import { isWaiting } from './recovery';

const missing = (details: Partial<ErrorDetails> | null) =>
  isWaiting({
    error: () =>
      details && new ShellError({ kind: 'shell', code: 'shell', messageKey: 'error.network', ...details }),
    retry: async () => {},
  });

describe('a part that is missing is tried again', () => {
  it('where the reason may pass', () => {
    expect(missing({ kind: 'network' })).toBe(true);
    expect(missing({ kind: 'reply', response: new Response('', { status: 503 }) })).toBe(true);
  });

  it('where a function of the host has failed in the network, as `getToken` may', () => {
    expect(missing({ cause: new TypeError('Failed to fetch') })).toBe(true);
  });

  it('and not where it is there, or where the reason stays', () => {
    expect(missing(null)).toBe(false);
    expect(missing({ cause: new Error('No token') })).toBe(false);
    expect(missing({ kind: 'forbidden', response: new Response('', { status: 403 }) })).toBe(false);
  });
});
