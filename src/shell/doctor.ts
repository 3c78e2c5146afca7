import type { Platform } from '../core/platform/platform';
import type { RealtimeReport } from '../core/realtime/types';
import type { LostService } from '../core/request/reach';
import { VERSION } from '../page/build/version';
import { loadPart } from '../page/platform/load-part';
import { policyLog } from '../page/policy/refusals';
import { reportOnPage } from '../page/report/report-on-page';
import * as COOKIES from '../page/storage-keys/cookies';
import type { DoctorReport, TokenContrast } from './doctor-report';

/** The refusals that are of storage. */
const STORAGE: readonly string[] = ['local', 'session', 'database'];

export interface Doctor {
  report(): DoctorReport;
  /** Whether the page's Content-Security-Policy has refused an address of this service. */
  refuses(url: string): boolean;
  /** Set by code that comes late: few hosts have tokens of their own. */
  contrast?: () => readonly TokenContrast[];
}

export function createDoctor(
  platform: Platform,
  lost: () => readonly LostService[],
  connection: () => RealtimeReport,
): Doctor {
  // Few pages refuse anything, so few need the code that reads it.
  const policy = policyLog(platform.events, (log) => {
    loadPart(() => import('../core/advice/advice')).then(
      ({ readRefusals }) => {
        log.read = readRefusals;
      },
      () => {},
    );
  });
  const doctor: Doctor = {
    refuses: (url) =>
      [...policy.events].some(({ blockedURI }) => blockedURI?.startsWith(new URL(url).origin)),
    report() {
      const names = platform.cookies.names();
      return {
        ...reportOnPage(platform.events, VERSION),
        refusedStorage: [...platform.refusals].filter((name) => STORAGE.includes(name)),
        refusedByBrowser: [...platform.refusals].filter((name) => !STORAGE.includes(name)),
        missingCookies: [COOKIES.user.name, COOKIES.organisation.name].filter(
          (name) => !names.includes(name),
        ),
        unreachable: lost().map(({ service }) => service),
        lostServices: lost(),
        contrast: doctor.contrast?.() ?? [],
        connection: connection(),
      };
    },
  };
  return doctor;
}
