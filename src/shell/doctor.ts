import { VERSION } from '../core/constants';
import type { Events } from '../core/events/events';
import type { OmsEventMap } from '../core/events/types';
import type { Platform } from '../core/platform/platform';
import type { RealtimeReport } from '../core/realtime/types';
import { COOKIES } from '../core/storage-keys/cookies';

/** Report on the page: what hinders the shell there (docs/public-face.md#script-api). */
export interface DoctorReport {
  version: string;
  /** Tags that another version had already registered; `oms-shell.js` for a second loader. */
  duplicates: readonly { tag: string; kept: string; refused: string }[];
  /** Directives of the page's Content-Security-Policy that have refused a resource since the start. */
  refusedByPolicy: readonly string[];
  /** Storage that is full or that the browser refuses: `local`, `session`, `database`. */
  refusedStorage: readonly string[];
  /** Cookies of the shell that are missing. */
  missingCookies: readonly string[];
  /** Services that the last call could not reach. */
  unreachable: readonly string[];
  /** The realtime connection; null before the shell has started. */
  connection: RealtimeReport | null;
  /** The last errors, at most 50, also those that the interface does not show. */
  errors: readonly OmsEventMap['oms-error'][];
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
