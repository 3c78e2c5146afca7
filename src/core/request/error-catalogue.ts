import type { ServiceName } from './types';

/** Prefixes of the server's translation keys for error codes (spec 8). */
const PREFIX: Record<ServiceName, string> = {
  userCentre: 'ucenter.code.',
  boss: 'code.',
  fbb: 'fbb.code.',
  ship: 'code.',
  feedback: 'code.',
  bi: 'code.',
  orderApi: 'erp.code.',
  billingApi: 'fbb.code.',
};

/** Keys under which the server's translations may explain a code, the most telling first. */
export function codeKeys(service: ServiceName, code: number | string): string[] {
  const own = `${PREFIX[service]}${code}`;
  const common = `code.${code}`;
  return own === common ? [own] : [own, common];
}

/** The shell's own messages for what happens to a call (spec 8); keys of the locale files. */
export const MESSAGES = {
  /** A reply with code 403 and no words of its own. */
  forbidden: 'error.forbidden',
  /** HTTP 401 without a reply of ours. */
  unauthorisedNetwork: 'error.unauthorisedNetwork',
  /** HTTP 403 without a reply of ours. */
  forbiddenNetwork: 'error.forbiddenNetwork',
  unauthorised: 'error.unauthorised',
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.malformed',
  failed: 'error.failed',
  aborted: 'error.aborted',
} as const;
