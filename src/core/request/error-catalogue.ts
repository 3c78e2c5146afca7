import { SERVICES, type ServiceName } from '../config/services';
import type { TextKey } from '../i18n/texts';

/** Keys under which the server's translations may explain a code, the most specific first. */
export function codeKeys(service: ServiceName, code: number | string): string[] {
  const own = `${SERVICES[service].codes}${code}`;
  const common = `code.${code}`;
  return own === common ? [own] : [own, common];
}

/** The shell's own texts for failed calls; keys of the locale files. */
export const MESSAGES = {
  /** A reply with code 403 and no message. */
  forbidden: 'error.forbidden',
  /** HTTP 401 whose body has no code: a proxy answered. */
  unauthorisedNetwork: 'error.unauthorisedNetwork',
  /** HTTP 403 whose body has no code: a proxy answered. */
  forbiddenNetwork: 'error.forbiddenNetwork',
  unauthorised: 'error.unauthorised',
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.malformed',
  failed: 'error.failed',
  aborted: 'error.aborted',
} as const satisfies Record<string, TextKey>;
