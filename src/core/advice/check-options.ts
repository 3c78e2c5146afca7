import { SERVICES } from '../config/services';
import type { Events } from '../events/events';
import type { RequestClient, RequestOptions, UploadOptions } from '../request/types';
import { show, unknownOptions } from '../unknown-options';

/** Every option; the compiler names one that is missing. */
const COMMON: Readonly<Record<keyof RequestOptions, true>> = {
  service: true,
  signal: true,
  timeout: true,
  auth: true,
  params: true,
  idempotencyKey: true,
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
const READ = [...Object.keys(COMMON), 'read'];

const OPTIONS: Readonly<Record<keyof RequestClient, readonly string[]>> = {
  get: READ,
  post: READ,
  upload: Object.keys(UPLOAD),
  download: Object.keys(COMMON),
};

/** What each shell has told already: a page makes the same call again and again. */
const told = new WeakMap<object, Set<string>>();

/** Tells of the options of a page's call that cannot be used. */
export function checkOptions(
  events: Pick<Events, 'error'>,
  name: keyof RequestClient,
  options: unknown,
): void {
  const method = `request.${name}`;
  const known = told.get(events) ?? new Set();
  told.set(events, known);
  for (const message of problemsOf(method, options, OPTIONS[name])) {
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
