import type { DemoHosts, ServiceHost } from '../hosts';
import type { Lang } from '../support/lang';

/**
 * Why a call to the backend gave no data.
 * `signed-out`: no session, or it ended. `expired`: the password has to be changed first. `forbidden`: not for this
 * user or organisation. `unreachable`: no answer. `failed`: an answer that is no use.
 */
export type BackendFailure = 'signed-out' | 'expired' | 'forbidden' | 'unreachable' | 'failed';

export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(
    readonly failure: BackendFailure,
    /** What support needs: method, path, status or code, request id. */
    readonly details: string,
    /** The server's own sentence in the visitor's language, where it gave one. */
    readonly serverMessage: string | null = null,
  ) {
    super(`${failure}: ${details}`);
  }
}

/** What the visitor's cookies say. */
export interface Visitor {
  readonly signOn: string | null;
  readonly organisationId: string;
  readonly lang: Lang;
}

interface Call {
  readonly service: ServiceHost;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly cookie?: string;
}

/** One page's calls: the visitor's session is turned into a token once, on first need. */
export interface Backend {
  get(service: ServiceHost, path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Without a session. */
  open(service: ServiceHost, path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
}

/** A page that waits longer than this (ms) says that the service does not answer. */
const PATIENCE = 10_000;

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

async function send(hosts: DemoHosts, visitor: Visitor, request: Call): Promise<unknown> {
  const { service, path, method = 'GET', query = {}, token, cookie } = request;
  const url = new URL(path, hosts.services[service].url);
  const common = { contextId: visitor.organisationId, lang: visitor.lang };
  url.search = new URLSearchParams({ ...query, ...common }).toString();
  // The user-centre takes a cookie only from a page of one of the hosts.
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
      signal: AbortSignal.timeout(PATIENCE),
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

/** The reply's data when its code is 200 or 206 (spec 7.6); throws a BackendError otherwise. */
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
