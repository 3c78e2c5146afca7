import { pageWindow } from '../platform/page-window';
import { policyLog } from '../policy/refusals';
import { errorLog } from './error-log';

const DUPLICATES: unique symbol = Symbol.for('oms.shell.duplicates');
const NATIVES: unique symbol = Symbol.for('oms.shell.natives');

/** A tag that another version had already registered. */
interface Duplicate {
  tag: string;
  kept: string;
  refused: string;
}

/**
 * What is known of the page before a shell has started there: a `DoctorReport` (src/shell/doctor-report.ts), in which
 * the shell's own part is empty.
 */
export function reportOnPage(target: EventTarget, version: string) {
  const page = pageWindow as { [DUPLICATES]?: readonly Duplicate[]; [NATIVES]?: readonly string[] };
  const duplicates = page[DUPLICATES];
  const { events, read } = policyLog(target);
  // The list may be of the page, with the methods that a library has given it.
  const directives = new Set<string>();
  for (const { effectiveDirective = '' } of events) directives.add(effectiveDirective);
  const errors = [...errorLog(target)];
  return {
    version,
    problems: errors,
    duplicates: Array.isArray(duplicates) ? duplicates : [],
    replacedNatives: [...(page[NATIVES] ?? [])],
    refusedByPolicy: [...directives],
    policyRefusals: read?.(events) ?? [],
    refusedStorage: [],
    refusedByBrowser: [],
    missingCookies: [],
    unreachable: [],
    lostServices: [],
    contrast: [],
    connection: null,
    errors,
  };
}
