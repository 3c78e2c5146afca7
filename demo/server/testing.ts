import type { ServiceName } from '@oms/shell';
import { demoPassword } from './seed/accounts';
import { type RunningServer, type ServerOptions, startServer } from './server';
import { ownDatabase, seededImage } from './testing-data';

/** A reply of any service, as the tests read it. */
interface TestReply<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly requestId: string;
}

/** A running server for tests, in memory, or on a database of its own if DATABASE_URL is set. */
export interface TestServer extends RunningServer {
  /** Milliseconds by which the server's clock is ahead; tests set it instead of waiting. */
  ahead: number;
  /** The server's own PostgreSQL database, if DATABASE_URL is set: a second backend can use it too. */
  readonly databaseUrl: string | undefined;
  call<Data>(service: ServiceName, path: string, init?: CallInit): Promise<TestReply<Data>>;
  login(email: string, password?: string, remember?: boolean): Promise<TestReply<{ userId: string } | null>>;
  /** Signs in and returns the cookie and a token. */
  signIn(email: string): Promise<{ cookie: string; token: string }>;
}

interface CallInit {
  readonly token?: string;
  readonly cookie?: string;
  /** Default: the console's; null sends none. */
  readonly origin?: string | null;
  /** A body makes it a POST. */
  readonly body?: unknown;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export async function startTestServer(
  portBase: number,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const database = process.env.DATABASE_URL ? await ownDatabase(process.env.DATABASE_URL) : undefined;
  const clock = { ahead: 0 };
  const running = await startServer({
    portBase,
    dataDir: 'memory://',
    databaseUrl: database?.url,
    image: database || options.dataDir ? undefined : await seededImage(),
    clock: () => new Date(Date.now() + clock.ahead),
    makers: true,
    // Tests send many calls at once, on machines that are slow at times.
    load: { waiting: 1_000, longestWait: 60_000 },
    metrics: false,
    ...options,
  });
  const call: TestServer['call'] = async (service, path, init = {}) => {
    const response = await fetch(running.urls[service] + path, requestOf(running, init));
    const reply = response.headers.get('content-type')?.includes('json') ? await response.json() : {};
    return { ...(reply as object), status: response.status, headers: response.headers } as never;
  };
  const login: TestServer['login'] = (username, password = demoPassword, remember = false) =>
    call('userCentre', '/auth/jwt/login', { body: { username, password, remember } });
  return {
    urls: running.urls,
    routes: running.routes,
    db: running.db,
    databaseUrl: database?.url,
    get ahead() {
      return clock.ahead;
    },
    set ahead(value) {
      clock.ahead = value;
    },
    call,
    login,
    signIn: async (email) => {
      const cookie = (await login(email)).headers.get('set-cookie')?.split(';')[0] ?? '';
      const { data } = await call<{ token: string }>('userCentre', '/auth/jwt/authorize', {
        cookie,
        body: {},
      });
      return { cookie, token: data.token };
    },
    close: async () => {
      await running.close();
      await database?.drop();
    },
  };
}

function requestOf({ urls }: RunningServer, init: CallInit): RequestInit {
  const { token, cookie, origin = urls.console, body, headers } = init;
  const isForm = body instanceof FormData;
  const method = init.method ?? (body === undefined ? 'GET' : 'POST');
  return {
    method,
    headers: {
      ...(origin === null ? {} : { origin }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}
