import { VERSION } from '../core/constants';
import type { Events } from '../core/events/events';
import type { OmsEventMap } from '../core/events/types';
import type { Platform } from '../core/platform/platform';
import { type PolicyRefusal, policyLog } from '../core/policy/refusals';
import type { RealtimeReport } from '../core/realtime/types';
import type { LostService } from '../core/request/reach';
import { COOKIES } from '../core/storage-keys/cookies';

/** Report on the page: what hinders the shell there (docs/public-face.md#script-api). */
export interface DoctorReport {
  version: string;
  /** Tags that another version had already registered; `oms-shell.js` for a second loader. */
  duplicates: readonly { tag: string; kept: string; refused: string }[];
  /** Directives of the page's Content-Security-Policy that have refused something since the start. */
  refusedByPolicy: readonly string[];
  /** What they have refused, and what to add to the policy. */
  policyRefusals: readonly PolicyRefusal[];
  /** Storage that is full or that the browser refuses: `local`, `session`, `database`. */
  refusedStorage: readonly string[];
  /** Cookies of the shell that are missing. */
  missingCookies: readonly string[];
  /** Services that the last call could not reach. */
  unreachable: readonly string[];
  /** The same with the reason, and what to do about it. */
  lostServices: readonly LostService[];
  /** The realtime connection; null before the shell has started. */
  connection: RealtimeReport | null;
  /** The last errors, at most 50, also those that the interface does not show. */
  errors: readonly OmsEventMap['oms-error'][];
}

export interface Doctor {
  report(): DoctorReport;
  /** Whether the page's Content-Security-Policy has refused an address of this service. */
  refuses(url: string): boolean;
}

const DUPLICATES = Symbol.for('oms.shell.duplicates');

export function createDoctor(
  platform: Platform,
  events: Events,
  lost: () => readonly LostService[],
  connection: () => RealtimeReport,
): Doctor {
  // Few pages refuse anything, so few need the code that reads it.
  const policy = policyLog(platform.events, (log) => {
    import('../core/policy/read-refusals').then(
      ({ readRefusals }) => {
        log.read = readRefusals;
      },
      () => {},
    );
  });
  return {
    refuses: (url) => policy.events.some(({ blockedURI }) => blockedURI?.startsWith(new URL(url).origin)),
    report() {
      const refused = policy.events.map(({ effectiveDirective }) => effectiveDirective ?? '');
      const duplicates: unknown = (globalThis as Record<symbol, unknown>)[DUPLICATES];
      const names = platform.cookies.names();
      return {
        version: VERSION,
        duplicates: Array.isArray(duplicates) ? duplicates : [],
        refusedByPolicy: [...new Set(refused)],
        policyRefusals: policy.read?.(policy.events) ?? [],
        refusedStorage: [...platform.refusals],
        missingCookies: [COOKIES.user.name, COOKIES.organisation.name].filter(
          (name) => !names.includes(name),
        ),
        unreachable: lost().map(({ service }) => service),
        lostServices: lost(),
        connection: connection(),
        errors: [...events.errors],
      };
    },
  };
}
