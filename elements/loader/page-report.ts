import { errorLog } from '../../src/core/events/error-log';
import { readRefusals } from '../../src/core/policy/read-refusals';
import { policyLog } from '../../src/core/policy/refusals';
import { type DoctorReport, reportOnPage } from '../../src/shell/doctor-report';

/** Injected by the build: the package's version. */
declare const __OMS_VERSION__: string;

/** Keeps what a report needs from now on. @returns what makes one: the page's own policy may keep the core away for ever */
export function keepReport(): () => DoctorReport {
  policyLog(document).read = readRefusals;
  errorLog(document);
  return () => reportOnPage(document, __OMS_VERSION__);
}
