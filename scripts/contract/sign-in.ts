import { isRecord } from '../../src/core/json/json';
import { operations } from './all-operations';

/** What a page gets by the sign-in form. */
export interface Session {
  readonly token: string;
  /** Header `cookie`. */
  readonly cookie: string;
}

interface Call {
  readonly userCentre: string;
  /** Of the pages. */
  readonly origin: string;
  /** Header `cookie`. */
  readonly cookie: string;
}

async function ask(call: Call, name: string, body: object) {
  const path = operations.find((one) => one.name === name)?.path ?? '';
  const title = `POST ${path}`;
  const response = await fetch(call.userCentre + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: call.origin, cookie: call.cookie },
    body: JSON.stringify(body),
    redirect: 'manual',
  }).catch(({ cause }) => {
    throw new Error(`${title} gives no answer: ${cause?.code ?? cause}.`);
  });
  const reply: unknown = await response.json().catch(() => null);
  if (!isRecord(reply) || Number(reply.code) !== 200) {
    const why = isRecord(reply) ? `code ${reply.code} ${reply.message ?? ''}` : `HTTP ${response.status}`;
    throw new Error(`Nobody could be signed in: ${title} answers ${why.trim()}.`);
  }
  return { title, data: reply.data, headers: response.headers };
}

/**
 * The session that a sign-on cookie stands for, as each page asks for it.
 * @throws Error with a sentence where the service refuses, or does not answer as the contract says
 */
export async function authorize(call: Call): Promise<Session> {
  const { title, data } = await ask(call, 'authorize', {});
  if (!isRecord(data) || typeof data.token !== 'string') {
    throw new Error(`${title} gives no data.token, a text.`);
  }
  return { token: data.token, cookie: call.cookie };
}

/**
 * Signs in by name and password, as the sign-in form does.
 * @throws Error as `authorize`
 */
export async function signIn(
  call: Omit<Call, 'cookie'>,
  account: string,
  password: string,
): Promise<Session> {
  const login = await ask({ ...call, cookie: '' }, 'login', { username: account, password });
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  if (cookie === '') throw new Error(`${login.title} sets no cookie, so pages stay without a session.`);
  return authorize({ ...call, cookie });
}
