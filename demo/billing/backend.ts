import type { ServiceName } from '@oms/shell';
import type { DemoHosts } from '../hosts';
import type { Lang } from '../support/lang';

/**
 * The reason for a call without data. `signed-out`: no session, or it has ended. `expired`: the user must change the
 * password first. `forbidden`: the user or the organisation may not see the data. `unreachable`: no answer. `failed`:
 * an unusable answer.
 */
export type BackendFailure = 'signed-out' | 'expired' | 'forbidden' | 'unreachable' | 'failed';

export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(
    readonly failure: BackendFailure,
    /** Details for support: method, path, status or code, request id. */
    readonly details: string,
    /** The server's own message in the visitor's language, if it sent one. */
    readonly serverMessage: string | null = null,
  ) {
    super(`${failure}: ${details}`);
  }
}

/** The content of the visitor's cookies. */
export interface Visitor {
  readonly signOn: string | null;
  readonly organisationId: string;
  readonly lang: Lang;
}

interface Call {
  readonly service: ServiceName;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly cookie?: string;
}

/** The calls of one page. The first secured call exchanges the visitor's session for a token. */
export interface Backend {
  get(service: ServiceName, path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Makes a call that needs no session. */
  open(service: ServiceName, path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
}

/** Milliseconds after which a page reports that the service does not answer. */
const CALL_TIMEOUT = 10_000;

export function createBackend(hosts: DemoHosts, visitor: Visitor): Backend {
  const call = (request: Call) => send(hosts, visitor, request);
  let token: Promise<string> | undefined;

  async function authorise(): Promise<string> {
    if (visitor.signOn === null) throw new BackendError('signed-out', 'no sign-on cookie');
    const cookie = `oms_sso=${encodeURIComponent(visitor.signOn)}`;
    const data = await call({ service: 'userCentre', path: '/auth/jwt/authorize', method: 'POST', cookie });
    const value = (data as { token?: unknown } | null)?.token;
    if (typeof value !== 'string') {
      throw new BackendError('failed', 'POST /auth/jwt/authorize gave no token');
    }
    return value;
  }

  return {
    async get(service, path, query = {}) {
      token ??= authorise();
      return call({ service, path, query, token: await token });
    },
    open: (service, path, query = {}) => call({ service, path, query }),
  };
}

/** Each of these calls may be repeated: it is, where the process that had it has ended, and others of the service are there. */
async function send(hosts: DemoHosts, visitor: Visitor, request: Call): Promise<unknown> {
  const inTime = AbortSignal.timeout(CALL_TIMEOUT);
  try {
    return await sendOnce(hosts, visitor, request, inTime);
  } catch (error) {
    if (!(error instanceof BackendError && error.failure === 'unreachable') || inTime.aborted) throw error;
    return sendOnce(hosts, visitor, request, inTime);
  }
}

async function sendOnce(
  hosts: DemoHosts,
  visitor: Visitor,
  request: Call,
  signal: AbortSignal,
): Promise<unknown> {
  const { service, path, method = 'GET', query = {}, token, cookie } = request;
  const url = new URL(path, hosts.services[service].url);
  const common = { contextId: visitor.organisationId, lang: visitor.lang };
  url.search = new URLSearchParams({ ...query, ...common }).toString();
  // The user centre accepts a cookie only with the Origin of one of the hosts.
  const headers: Record<string, string> = { origin: hosts.pages.billing.url };
  if (token) headers.authorization = `Bearer ${token}`;
  if (cookie) headers.cookie = cookie;
  const name = `${method} ${path}`;

  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'error',
    });
    text = await response.text();
  } catch {
    throw new BackendError('unreachable', name);
  }
  return readReply(name, response.status, text);
}

interface ReplyBody {
  code?: unknown;
  message?: unknown;
  data?: unknown;
  requestId?: unknown;
}

/** Returns the reply's data if its code is 200 or 206. @throws BackendError otherwise */
function readReply(name: string, status: number, text: string): unknown {
  let body: ReplyBody;
  try {
    body = (JSON.parse(text) ?? {}) as ReplyBody;
  } catch {
    throw new BackendError(failureOf(status, null), `${name}, HTTP ${status}, not JSON`);
  }
  const code = typeof body.code === 'number' ? body.code : null;
  if (status === 200 && (code === 200 || code === 206)) return body.data;
  const id = typeof body.requestId === 'string' ? `, ${body.requestId}` : '';
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : null;
  throw new BackendError(
    failureOf(status, code),
    `${name}, HTTP ${status}, ${code === null ? 'no code' : `code ${code}`}${id}`,
    message,
  );
}

function failureOf(status: number, code: number | null): BackendFailure {
  if (status === 401 || code === 401) return 'signed-out';
  if (status === 403 || code === 403) return 'forbidden';
  if (code === 10003) return 'expired';
  return status === 502 || status === 503 || status === 504 ? 'unreachable' : 'failed';
}
