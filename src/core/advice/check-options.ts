import { SERVICES } from '../config/services';
import type { Events } from '../events/events';
import type { DownloadOptions, RequestClient, RequestOptions, UploadOptions } from '../request/types';
import { show, unknownOptions } from '../unknown-options';

/** Every option; the compiler names one that is missing. */
const COMMON: Readonly<Record<keyof RequestOptions, true>> = {
  service: true,
  signal: true,
  timeout: true,
  auth: true,
  params: true,
  idempotencyKey: true,
  safe: true,
  keepalive: true,
  contextId: true,
};
const UPLOAD: Readonly<Record<keyof UploadOptions, true>> = {
  ...COMMON,
  read: true,
  field: true,
  fields: true,
  onProgress: true,
};
const DOWNLOAD: Readonly<Record<keyof DownloadOptions, true>> = {
  ...COMMON,
  method: true,
  body: true,
  onProgress: true,
};
const READ = [...Object.keys(COMMON), 'read'];

/** Methods of the script API whose last argument is options. */
export type CheckedMethod = `request.${keyof RequestClient}` | 'upload' | 'download' | 'route';

const OPTIONS: Readonly<Record<CheckedMethod, readonly string[]>> = {
  'request.get': READ,
  'request.post': READ,
  'request.upload': Object.keys(UPLOAD),
  'request.download': Object.keys(DOWNLOAD),
  upload: [...Object.keys(UPLOAD), 'showMessage'],
  download: [...Object.keys(DOWNLOAD), 'filename', 'form'],
  route: ['base'],
};

/** The messages that each shell has printed: a page repeats its calls, and a message is printed once. */
const printed = new WeakMap<object, Set<string>>();

/** Reports the options of a page's call that cannot be used: in the console and as `oms-error` `argument`. */
export function checkOptions(events: Pick<Events, 'error'>, method: CheckedMethod, options: unknown): void {
  const known = printed.get(events) ?? new Set();
  printed.set(events, known);
  for (const message of problemsOf(method, options, OPTIONS[method])) {
    if (known.has(message)) continue;
    known.add(message);
    console.error(`@oms/shell: ${message}`);
    events.error('argument', message, method);
  }
}

function problemsOf(method: string, options: unknown, allowed: readonly string[]): string[] {
  if (typeof options !== 'object' || options === null) {
    return [`${method}: ${show(options)} cannot be used as options; allowed: an object`];
  }
  const problems = unknownOptions(method, options, allowed);
  const { service } = options as { service?: unknown };
  if (service !== undefined && !(typeof service === 'string' && Object.hasOwn(SERVICES, service))) {
    problems.push(`${method}: service: ${show(service)}; allowed: ${Object.keys(SERVICES).join(', ')}`);
  }
  return problems;
}
