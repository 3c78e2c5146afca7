import type { Urls } from '@oms/demo/hosts';
import type { Route } from '@oms/demo/server/http/service';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** 0 where it is no reply of a service. */
  readonly code: number;
  // biome-ignore lint/suspicious/noExplicitAny: each reply has data of its own
  readonly data: any;
  readonly text: string;
  readonly headers: Headers;
}

/** Of an attacker's page. */
export const EVIL = 'https://evil.example';

const TIMEOUT = 30_000;

/** One call, which follows no redirect. */
export async function send(
  base: string,
  { method, path, query = {}, body, headers = {} }: Sent,
): Promise<Answer> {
  const url = new URL(path, base);
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) url.searchParams.append(name, value);
  }
  const sendsBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(sendsBody && !isRaw && { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(TIMEOUT),
    ...(sendsBody && { body: isRaw ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let reply: { code?: number; data?: unknown } = {};
  try {
    reply = JSON.parse(text);
  } catch {
    // A page, a file, a redirect.
  }
  const { status } = response;
  return { status, code: reply?.code ?? 0, data: reply?.data, text, headers: response.headers };
}

/** As a page of the console sends it. */
export interface Person {
  readonly cookie: string;
  readonly token: string;
}

/** Signs in by the password of the demo's accounts. */
export async function signIn(
  urls: Pick<Urls, 'userCentre' | 'console'>,
  username: string,
  password: string,
): Promise<Person> {
  const origin = { origin: urls.console };
  const login = await send(urls.userCentre, {
    ...{ method: 'POST', path: '/auth/jwt/login' },
    ...{ headers: origin, body: { username, password } },
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!cookie) throw new Error(`${username} cannot sign in: ${login.text}`);
  const granted = await send(urls.userCentre, {
    ...{ method: 'POST', path: '/auth/jwt/authorize' },
    ...{ headers: { ...origin, cookie }, body: {} },
  });
  return { cookie, token: granted.data.token };
}

export const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Each call once, though the user centre has those of all services, and none of those that the framework adds for CORS. */
export const uniqueRoutes = (routes: readonly Route[]): Route[] => {
  const seen = new Set<string>();
  return routes.filter(({ method, url }) => {
    const name = `${method} ${url}`;
    if (method === 'OPTIONS' || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

/** Calls at once. */
const AT_ONCE = 6;

/** Does the work for each of a list, some at once. */
export async function forEachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list].reverse();
  const worker = async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
