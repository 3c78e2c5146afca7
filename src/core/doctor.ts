import { VERSION } from './constants';
import type { Events } from './events/events';
import type { Platform } from './platform/platform';
import type { RealtimeReport } from './realtime/types';
import { COOKIES } from './session/cookies';

/** What the page does to the shell (interface.md, Script API). */
export interface DoctorReport {
  version: string;
  /** Tags that another version had already registered; `oms-shell.js` for a second loader. */
  duplicates: readonly { tag: string; kept: string; refused: string }[];
  /** Directives of the page's Content-Security-Policy that refused something since the shell started. */
  refusedByPolicy: readonly string[];
  /** Web storage that the browser refused or that is full: `local`, `session`. */
  refusedStorage: readonly string[];
  /** Cookies of the shell that should be there and are not. */
  missingCookies: readonly string[];
  /** Services that could not be reached at the last try. */
  unreachable: readonly string[];
  /** How news come to this tab; null before the shell has started. */
  connection: RealtimeReport | null;
  /** The last errors, also those that the interface does not show. */
  errors: readonly { code: string; message: string; source: string }[];
}

export interface Doctor {
  report(): DoctorReport;
  stop(): void;
}

const DUPLICATES = Symbol.for('oms.shell.duplicates');

export function createDoctor(
  platform: Platform,
  events: Events,
  unreachable: () => Iterable<string>,
  connection: () => RealtimeReport,
): Doctor {
  const refused = new Set<string>();
  const onViolation = (event: Event) => {
    const directive = (event as Partial<SecurityPolicyViolationEvent>).effectiveDirective;
    if (directive) refused.add(directive);
  };
  platform.events.addEventListener('securitypolicyviolation', onViolation);
  return {
    report() {
      const duplicates: unknown = (globalThis as Record<symbol, unknown>)[DUPLICATES];
      const names = platform.cookies.names();
      return {
        version: VERSION,
        duplicates: Array.isArray(duplicates) ? duplicates : [],
        refusedByPolicy: [...refused],
        refusedStorage: [...platform.refusals],
        missingCookies: [COOKIES.user.name, COOKIES.organisation.name].filter(
          (name) => !names.includes(name),
        ),
        unreachable: [...unreachable()],
        connection: connection(),
        errors: [...events.errors],
      };
    },
    stop: () => platform.events.removeEventListener('securitypolicyviolation', onViolation),
  };
}
