import { randomUUID } from 'node:crypto';
import { operations } from '../../contract/all-operations';
import { type Filled, fill, needsOf } from '../../contract/fill';
import { changesData, type Operation } from '../../contract/shape/operation';
import { faultsOf } from '../../contract/shape/validate';
import type { ServiceName } from '../../src/core/config/services';
import { isRecord } from '../../src/page/json/json';
import { type Answer, ask } from './ask';
import { corsLacks, preflightHeaders, refusedHeaders } from './cors';

/** `missing`: the service has no such call. `refused`: it answers in the right form that it does not do it. */
export type State = 'ok' | 'wrong' | 'missing' | 'refused' | 'not tried';

export interface Finding {
  /** Method and path, or what was looked at. */
  readonly call: string;
  readonly state: State;
  /** What is wrong, or why it was not tried; empty where all is well. */
  readonly says: readonly string[];
  /** Top bar and side menu need it. */
  readonly firstView: boolean;
  /** What happens without it. */
  readonly without: string;
}

export interface CheckOptions {
  /** Base URL of a service. */
  readonly urlOf: (service: ServiceName) => string;
  /** That of the pages, which the services have to allow. */
  readonly origin: string;
  /** Without one, only calls that need none are made. */
  readonly token?: string | undefined;
  /** Header `cookie`: the sign-on cookie, for the calls that read it. */
  readonly cookie?: string | undefined;
  readonly contextId?: string | undefined;
  readonly lang?: string | undefined;
  /**
   * Names of the operations that are tried; all by default. Those that change something are tried only where they are
   * named here; reads that these take values of are made, too, but not listed.
   */
  readonly only?: readonly string[] | undefined;
  /** ms that a service has to answer. */
  readonly timeout?: number | undefined;
}

/** Tries a backend call by call against the contract, and tells what each lacks. */
export async function checkBackend(options: CheckOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const known = new Map<string, unknown>();
  const wanted = operations.filter(({ name }) => options.only?.includes(name) ?? true);
  const bases = new Map(wanted.map(({ service = 'userCentre' }) => [options.urlOf(service), service]));
  for (const [base, service] of bases) findings.push(await preflight(options, base, service));
  if (options.token && !options.only) findings.push(await withoutToken(options));
  const needed = withNeeds(wanted);
  for (const operation of operations.filter(({ name }) => needed.has(name))) {
    const finding = await tried(operation, options, known);
    if (wanted.includes(operation)) findings.push(finding);
  }
  return findings;
}

/** The names of operations and of those whose replies they take values of. */
function withNeeds(wanted: readonly Operation[]): ReadonlySet<string> {
  const names = new Set(wanted.map(({ name }) => name));
  // What is added to a set is visited, too.
  for (const name of names) {
    const operation = operations.find((one) => one.name === name);
    for (const need of operation ? needsOf(operation) : []) names.add(need);
  }
  return names;
}

/** Whether a page works on a backend with these findings: what is optional may be missing, but nothing may be wrong. */
export const isPassed = (findings: readonly Finding[]): boolean =>
  findings.every(
    ({ state, firstView }) => state === 'ok' || (state !== 'wrong' && !(firstView && state === 'missing')),
  );

async function tried(
  operation: Operation,
  options: CheckOptions,
  known: Map<string, unknown>,
): Promise<Finding> {
  const { name, method, firstView = false, without } = operation;
  const found = (state: State, ...says: string[]): Finding => ({
    ...{ call: `${method} ${callOf(operation)}`, state, says, firstView, without },
  });
  if (operation.form) return found('not tried', 'it takes a form');
  if (changesData(operation) && !options.only?.includes(name))
    return found('not tried', 'it changes data, and --only does not name it');
  if (!operation.open && !options.token) return found('not tried', 'it needs a session');
  if (operation.endpoint === 'start' && !options.only)
    return found('not tried', 'only where endpoints.start names it');
  const filled = fill(operation, (other) => known.get(other));
  if (!filled) return found('not tried', 'no earlier reply has what it takes');
  const answer = await send(operation, filled, options);
  if ('fault' in answer) return found('wrong', answer.fault);
  const { response, body } = answer;
  const cors = corsFaults(response, options.origin);
  const code = isRecord(body) ? body.code : undefined;
  if ((response.status === 404 || response.status === 405) && code === undefined)
    return found('missing', `HTTP ${response.status}`);
  if (code === 404 || code === '404') return found('missing', 'code 404');
  if (!isRecord(body)) {
    const type = response.headers.get('content-type') ?? 'no content-type';
    return found('wrong', `expected JSON with a code, got HTTP ${response.status} with ${type}`, ...cors);
  }
  if (typeof code !== 'number' && !(typeof code === 'string' && /^\d+$/.test(code))) {
    return found('wrong', ...faultsOf({ type: 'integer' }, code, 'code'), ...cors);
  }
  if (Number(code) !== 200 && Number(code) !== 206) {
    const says = `code ${code}${typeof body.message === 'string' ? ` ${body.message}` : ''}`;
    // Nobody is signed in by a cookie here, and no link, code or ticket of a sample exists.
    if (operation.open || operation.name === 'authorize')
      return found(cors.length > 0 ? 'wrong' : 'refused', says, ...cors);
    return found(firstView || Number(code) === 401 ? 'wrong' : 'refused', says, ...cors);
  }
  const faults = operation.data ? faultsOf(operation.data, body.data, 'data') : [];
  known.set(name, body.data);
  const says = [
    ...faults.slice(0, MOST),
    ...(faults.length > MOST ? [`and ${faults.length - MOST} more`] : []),
    ...cors,
  ];
  return says.length > 0 ? found('wrong', ...says) : found('ok');
}

/** Faults of one reply that are named. */
const MOST = 5;

/** The two calls of the base data have one path. */
const callOf = ({ path, name }: Operation): string => (name === 'publicBase' ? `${path}?noVerify=1` : path);

const isOfUserCentre = (url: string, { urlOf }: CheckOptions): boolean =>
  new URL(url).origin === new URL(urlOf('userCentre')).origin;

async function send(
  operation: Operation,
  { path, query, body }: Filled,
  options: CheckOptions,
): Promise<Answer> {
  const { service = 'userCentre', method, open, once } = operation;
  const { token, cookie, origin, contextId = '', lang = 'en' } = options;
  const url = `${options.urlOf(service)}${path}?${new URLSearchParams({ ...query, contextId, lang })}`;
  const headers = {
    origin,
    ...(open || !token ? {} : { authorization: `Bearer ${token}` }),
    // A browser sends it to the host that has set it, and to no other.
    ...(cookie && isOfUserCentre(url, options) ? { cookie } : {}),
    ...(once ? { 'idempotency-key': randomUUID() } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return ask(
    url,
    { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    options.timeout,
  );
}

/** What a page of another origin may not read without. */
const corsFaults = (response: Response, origin: string): string[] =>
  corsLacks(response, origin).map(
    ({ name, wanted, got }) => `${name.toLowerCase()}: expected ${wanted}, got ${got ?? 'nothing'}`,
  );

async function preflight(options: CheckOptions, base: string, service: ServiceName): Promise<Finding> {
  const path = operations.find((one) => (one.service ?? 'userCentre') === service)?.path ?? '/';
  const found = (state: State, ...says: string[]): Finding => ({
    ...{
      call: `OPTIONS ${base}`,
      state,
      says,
      firstView: true,
      without: 'Pages of other origins cannot call it.',
    },
  });
  const answer = await ask(
    `${base}${path}`,
    {
      method: 'OPTIONS',
      headers: {
        origin: options.origin,
        ...preflightHeaders('POST'),
      },
    },
    options.timeout,
  );
  if ('fault' in answer) return found('wrong', answer.fault);
  const { response } = answer;
  const faults = corsFaults(response, options.origin);
  if (!response.ok) faults.unshift(`HTTP ${response.status} to a preflight`);
  const missing = refusedHeaders(response);
  if (missing.length > 0) faults.push(`access-control-allow-headers: ${missing.join(', ')} missing`);
  return faults.length > 0 ? found('wrong', ...faults) : found('ok');
}

/** A page renews its token by this: anything else would leave it with a session that has ended. */
async function withoutToken(options: CheckOptions): Promise<Finding> {
  const operation = operations.find(({ name }) => name === 'userInfo') as Operation;
  const call = `GET ${operation.path} without a token`;
  const about = { call, firstView: true, without: 'A page does not notice that its session has ended.' };
  const filled: Filled = { path: operation.path, query: {}, body: undefined };
  const answer = await send(operation, filled, { ...options, token: undefined, cookie: undefined });
  if ('fault' in answer) return { ...about, state: 'wrong', says: [answer.fault] };
  const { response, body } = answer;
  const code = isRecord(body) ? Number(body.code) : response.status;
  const faults = code === 401 ? [] : [`code: expected 401, got ${code}`];
  if (response.headers.get('access-control-expose-headers') === null) {
    faults.push('access-control-expose-headers: expected retry-after, got nothing');
  }
  const says = [...faults, ...corsFaults(response, options.origin)];
  return { ...about, state: says.length > 0 ? 'wrong' : 'ok', says };
}
