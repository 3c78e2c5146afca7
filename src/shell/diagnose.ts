import type { ConfigReading } from '../core/config/read';
import { SCHEMA } from '../core/config/schema';
import type { ShellConfig } from '../core/config/types';
import type { ShellError } from '../core/errors';
import type { FailedCall } from '../core/request/failed-calls';
import type { Problem as ShapeProblem } from '../core/shape/member';
import { allowedIn, sentenceOf } from '../core/shape/words';
import { nearest } from '../core/text/nearest';
import { AUTHORIZE } from '../page/first-calls/paths';
import { isRecord } from '../page/json/json';
import { pageWindow } from '../page/platform/page-window';
import type { DoctorReport, Problem } from './doctor-report';

export { sentenceOf };

/** Puts what is behind the problems of a report into words. Its code is fetched where something is wrong. */
export function diagnose(
  report: DoctorReport,
  { config, problems }: ConfigReading,
  failed: readonly FailedCall[],
): Problem[] {
  const bad = new Map(problems.map((problem) => [sentenceOf(problem), problem]));
  const calls = new Map(failed.map(({ error }) => [error.message, error]));
  const sourceOf = (text: string) => report.errors.find(({ message }) => message === text)?.source ?? '';
  const explain = ({ code, message }: Problem): string | null => {
    const value = bad.get(message);
    const call = calls.get(message);
    if (value) return explainValue(value);
    if (call) return explainReply(call, config);
    if (code === 'config' && message.includes('hosts.userCentre')) return MISSING;
    if (code === 'config-late') return `${message}: ${LATE}`;
    if (code === 'attribute' || code === 'method') return `<${sourceOf(message)}> ${message}`;
    if (code === 'tag') return explainTag(message);
    if (code === 'unknown-call') return explainMethod(message);
    if (code === 'duplicate') return `${message}: remove one of the two script tags`;
    return null;
  };
  const found: Problem[] = [];
  const tell = (code: Problem['code'], message: string) => {
    if (message && !found.some((one) => one.message === message)) found.push({ code, message });
  };
  for (const problem of report.errors) tell(problem.code, explain(problem) ?? problem.message);
  for (const { advice } of report.lostServices) tell('service', advice);
  for (const { advice } of report.contrast) tell('contrast', advice);
  for (const { refused, add } of report.policyRefusals) {
    tell('policy', add && `The page's Content-Security-Policy refuses ${refused}: add ${add}`);
  }
  for (const { tag, kept, refused } of report.duplicates) {
    // The second script tag has said so itself.
    if (tag !== 'oms-shell.js') {
      tell(
        'duplicate',
        `<${tag}> is of version ${kept}, and ${refused} was refused: load one version on a page`,
      );
    }
  }
  const { connection } = report;
  if (connection?.state === 'polling' && connection.lastError) {
    tell('socket', socketMessage(config, connection.lastError));
  }
  return found;
}

const MISSING =
  'hosts.userCentre is missing: set data-user-centre on the script tag of oms-shell.js, or call OmsShell.configure({ hosts: { userCentre: "https://…" } })';

const LATE =
  'call it in a script before the elements, or as window.OmsShell ||= { queue: [] }; OmsShell.queue.push(["configure", { … }])';

const socketMessage = ({ hosts }: ShellConfig, reason: string) =>
  `The socket ${hosts.userCentre.replace(/^http/, 'ws')}/stomp does not open (${reason}), so news come every three minutes: does the service serve STOMP there, does a proxy before it pass WebSockets on, and does connect-src of the page's policy have it?`;

const HOSTS = Object.keys(SCHEMA.hosts.members);
const KEYS = [...Object.keys(SCHEMA), ...HOSTS];

const dashed = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value of the configuration that cannot be used: most are misspelt. */
export function explainValue({ key, value, expected }: ShapeProblem): string | null {
  const name = key.slice(key.lastIndexOf('.') + 1);
  if (value === undefined) return MISSING;
  const allowed = allowedIn(expected);
  const words = allowed.split(', ');
  // A name that there is nowhere has the names that there are as what is allowed.
  if (words.length > 1 && !KEYS.includes(name)) {
    const meant = nearest(name, key.includes('.') ? words : KEYS);
    if (meant === null) return null;
    const attribute =
      key.includes('.') && !key.startsWith('hosts.') ? '' : `, data-${dashed(meant)} on the script tag`;
    return `${key} is no key of the configuration: did you mean ${HOSTS.includes(meant) ? 'hosts.' : ''}${meant}${attribute}?`;
  }
  if (typeof value !== 'string') return null;
  if (allowed.includes('base URL')) return explainUrl(key, value);
  const meant = nearest(value, words);
  return meant && `${key}: "${value}" cannot be used: did you mean "${meant}"?`;
}

function explainUrl(key: string, value: string): string {
  const begin = `${key}: "${value}" cannot be used`;
  if (/^\/(?!\/)|^\.|^$/.test(value)) {
    return `${begin}: it has to be a whole address that begins with https:// or http://, not a path of the page's own server`;
  }
  if (/^\w+:\/\//.test(value)) return `${begin}: it has to begin with https:// or http://`;
  return `${begin}: it has to begin with https:// or http://; did you mean https://${value.replace(/^\/+/, '')}?`;
}

/** The word that a tag was meant to be stands in the list of those that there are. */
function explainTag(message: string): string | null {
  const [wrong = '', ...tags] = message.match(/oms-[\w-]+/g) ?? [];
  const meant = nearest(wrong, tags);
  return meant && `<${wrong}> is no element: did you mean <${meant}>?`;
}

/** A method that is misspelt in the queue. */
function explainMethod(message: string): string | null {
  const [, wrong = ''] = /"([^"]*)" is not a method/.exec(message) ?? [];
  const meant = nearest(wrong, methodsOf((pageWindow as { OmsShell?: unknown }).OmsShell));
  return meant && `OmsShell.queue: "${wrong}" is not a method: did you mean ${meant}?`;
}

/** The methods of an object, and of its groups: `ready`, `menu.add`. */
function methodsOf(api: unknown, isGroup = false): string[] {
  if (!isRecord(api)) return [];
  return Object.keys(api).flatMap((name) => {
    const member = api[name];
    if (typeof member === 'function') return name;
    return isGroup ? [] : methodsOf(member, true).map((inner) => `${name}.${inner}`);
  });
}

/** What the first calls need; all others are in docs/behaviour.md. */
function neededBy(call: string, { endpoints }: ShellConfig): string {
  if (call.endsWith(AUTHORIZE)) return 'data.token, a text';
  if (call.endsWith(endpoints.userInfo)) return 'data.id, a text or a whole number';
  return 'data as docs/behaviour.md has it';
}

const keysOf = (value: unknown) =>
  isRecord(value)
    ? `an object with ${Object.keys(value).join(', ') || 'nothing'}`
    : JSON.stringify(value)?.slice(0, 40);

const ELSEWHERE = ' A path that is elsewhere is set by endpoints.';

/** The address of the service that a call was made to: its path may be what is wrong. */
function baseOf(url: string, call: string): string {
  if (!url) return '';
  const { origin, pathname } = new URL(url);
  const path = call.slice(call.indexOf(' ') + 1);
  return origin + (pathname.endsWith(path) ? pathname.slice(0, -path.length) : '');
}

/** What to say of an unknown call where the address of the user centre has a path; nothing where it has none. */
export function twiceHint(userCentre: string): string {
  const path = new URL(userCentre).pathname.replace(/\/$/, '');
  return path ? ` Its path ${path} stands before that of each call.` : '';
}

/** What a service has answered that is no reply of the shell's services; null where it is one, or where nothing has answered. */
function explainReply(error: ShellError, config: ShellConfig): string | null {
  const { response, body, call = '', kind } = error;
  if (!response) return null;
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'no content type';
  const base = baseOf(response.url, call);
  const begin = base ? `${call} of ${base}` : call;
  const twice =
    base === new URL(config.hosts.userCentre).href.replace(/\/$/, '')
      ? twiceHint(config.hosts.userCentre)
      : '';
  if (typeof body === 'string' && /^\s*</.test(body)) {
    const what = `${begin} answers HTTP ${status} with a page (${type}), where the shell needs JSON`;
    return status < 300
      ? `${what}: a page server, or a proxy, answers in the place of the service. Is hosts.userCentre the address of the user centre?${twice}`
      : `${what}: the service does not know the call, or another server answers. Is hosts.userCentre the address of the user centre?${ELSEWHERE}${twice}`;
  }
  if (kind !== 'malformed') {
    if (status < 300) return null;
    const unknown = status === 404 ? `: the service does not know the call.${twice || ELSEWHERE}` : '';
    const code =
      isRecord(body) && body.code !== undefined
        ? ` with the code ${body.code}`
        : ', without the code of a reply';
    return `${begin} answers HTTP ${status}${code}${unknown}`;
  }
  if (!isRecord(body))
    return `${begin} answers ${type}, where the shell needs JSON: { "code": 200, "message": "…", "data": … }`;
  if (body.code === undefined) {
    return `${begin} answers JSON without "code": expected { "code": 200, "message": "…", "data": … }, it has ${Object.keys(body).join(', ') || 'nothing'}`;
  }
  return `${begin} answers data that the shell cannot read: expected ${neededBy(call, config)}; data is ${keysOf(body.data)}`;
}
