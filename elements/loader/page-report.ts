import { readRefusals } from '../../src/page/policy/read-refusals';
import { policyLog } from '../../src/page/policy/refusals';
import { errorLog } from '../../src/page/report/error-log';
import { reportOnPage } from '../../src/page/report/report-on-page';
import type { DoctorReport } from '../../src/shell/doctor-report';

/** Injected by the build: the package's version. */
declare const __OMS_VERSION__: string;

/** Keeps what a report needs from now on. @returns what makes one: the page's own policy may keep the core away for ever */
export function keepReport(): () => DoctorReport {
  policyLog(document).read = readRefusals;
  errorLog(document);
  return () => reportOnPage(document, __OMS_VERSION__);
}
