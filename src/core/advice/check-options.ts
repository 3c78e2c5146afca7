import { isRecord } from '../../page/json/json';
import { choice } from '../config/fields';
import { SERVICE_NAMES } from '../config/services';
import type { Events } from '../events/events';
import type { DownloadOptions, RequestClient, RequestOptions, UploadOptions } from '../request/types';
import { type Member, optional, type Shape } from '../shape/member';
import { readShape } from '../shape/read-shape';
import { sentenceOf } from '../shape/words';

/** Read where it is used. */
const any: Member = { read: (value) => value, fallback: undefined };

/** Every option; the compiler names one that is missing. */
const COMMON: Readonly<Record<keyof RequestOptions, Member>> = {
  service: optional(choice(SERVICE_NAMES, null), undefined),
  signal: any,
  timeout: any,
  auth: any,
  params: any,
  idempotencyKey: any,
  safe: any,
  keepalive: any,
  contextId: any,
};
const UPLOAD: Readonly<Record<keyof UploadOptions, Member>> = {
  ...COMMON,
  read: any,
  field: any,
  fields: any,
  onProgress: any,
};
const DOWNLOAD: Readonly<Record<keyof DownloadOptions, Member>> = {
  ...COMMON,
  method: any,
  body: any,
  onProgress: any,
};
const READ = { ...COMMON, read: any };

/** Methods of the script API whose last argument is options. */
export type CheckedMethod = `request.${keyof RequestClient}` | 'upload' | 'download' | 'route';

const OPTIONS: Readonly<Record<CheckedMethod, Shape>> = {
  'request.get': READ,
  'request.post': READ,
  'request.upload': UPLOAD,
  'request.download': DOWNLOAD,
  upload: { ...UPLOAD, showMessage: any },
  download: { ...DOWNLOAD, filename: any, form: any },
  route: { base: any },
};

/** The messages that each shell has printed: a page repeats its calls, and a message is printed once. */
const printed = new WeakMap<object, Set<string>>();

/** Reports the options of a page's call that cannot be used: in the console and as `oms-error` `argument`. */
export function checkOptions(events: Pick<Events, 'error'>, method: CheckedMethod, options: unknown): void {
  const known = printed.get(events) ?? new Set();
  printed.set(events, known);
  const tell = (message: string) => {
    if (known.has(message)) return;
    known.add(message);
    console.error(`@oms/shell: ${message}`);
    events.error('argument', message, method);
  };
  if (isRecord(options)) readShape(OPTIONS[method], options, (problem) => tell(sentenceOf(problem, method)));
  else tell(sentenceOf({ key: method, value: options, expected: 'an object of options' }));
}
