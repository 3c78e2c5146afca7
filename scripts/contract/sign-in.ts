import { isRecord } from '../../src/core/json/json';
import { operations } from './all-operations';

/** What a page gets by the sign-in form. */
export interface Session {
  readonly token: string;
  /** Header `cookie`. */
  readonly cookie: string;
}

export interface SignInOptions {
  readonly userCentre: string;
  readonly origin: string;
  readonly account: string;
  readonly password: string;
}

/**
 * Signs in by name and password, as the sign-in form does.
 * @throws Error with a sentence where the service refuses, or does not answer as the contract says
 */
export async function signIn({ userCentre, origin, account, password }: SignInOptions): Promise<Session> {
  async function ask(name: string, body: object, cookie: string) {
    const path = operations.find((one) => one.name === name)?.path ?? '';
    const call = `POST ${path}`;
    const response = await fetch(userCentre + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
      redirect: 'manual',
    }).catch(({ cause }) => {
      throw new Error(`${call} gives no answer: ${cause?.code ?? cause}.`);
    });
    const reply: unknown = await response.json().catch(() => null);
    if (!isRecord(reply) || Number(reply.code) !== 200) {
      const why = isRecord(reply) ? `code ${reply.code} ${reply.message ?? ''}` : `HTTP ${response.status}`;
      throw new Error(`Nobody could be signed in: ${call} answers ${why.trim()}.`);
    }
    return { call, data: reply.data, headers: response.headers };
  }
  const login = await ask('login', { username: account, password }, '');
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  if (cookie === '') throw new Error(`${login.call} sets no cookie, so pages stay without a session.`);
  const { call, data } = await ask('authorize', {}, cookie);
  if (!isRecord(data) || typeof data.token !== 'string') {
    throw new Error(`${call} gives no data.token, a text.`);
  }
  return { token: data.token, cookie };
}
