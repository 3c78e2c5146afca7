import { operations } from '../../contract/all-operations';
import { isRecord } from '../../src/page/json/json';
import { ask } from './ask';

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

async function call(by: Call, name: string, body: object, token?: string) {
  const path = operations.find((one) => one.name === name)?.path ?? '';
  const title = `POST ${path}`;
  const answer = await ask(by.userCentre + path, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: by.origin, cookie: by.cookie },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const fail = (why: string) => new Error(`Nobody could be signed in: ${title} ${why}.`);
  if ('fault' in answer) throw fail(`gives ${answer.fault}`);
  const { response, body: reply } = answer;
  if (!isRecord(reply)) throw fail(`answers HTTP ${response.status}`);
  if (Number(reply.code) !== 200) throw fail(`answers ${`code ${reply.code} ${reply.message ?? ''}`.trim()}`);
  return { title, data: reply.data, headers: response.headers };
}

/**
 * The session that a sign-on cookie stands for, as each page asks for it.
 * @throws Error with a sentence where the service refuses, or does not answer as the contract says
 */
export async function authorize(by: Call): Promise<Session> {
  const { title, data } = await call(by, 'authorize', {});
  if (!isRecord(data) || typeof data.token !== 'string') {
    throw new Error(`${title} gives no data.token, a text.`);
  }
  return { token: data.token, cookie: by.cookie };
}

/**
 * Signs in by name and password, as the sign-in form does.
 * @throws Error as `authorize`
 */
export async function signIn(
  by: Omit<Call, 'cookie'>,
  account: string,
  password: string,
): Promise<Session & { signOut(): Promise<void> }> {
  const login = await call({ ...by, cookie: '' }, 'login', { username: account, password });
  const cookie = login.headers
    .getSetCookie()
    .filter((set) => !/;\s*max-age=0\b/i.test(set))
    .map((set) => set.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  if (cookie === '') throw new Error(`${login.title} sets no cookie, so pages stay without a session.`);
  const session = await authorize({ ...by, cookie });
  return {
    ...session,
    // A service that has no such call keeps the session until its own end.
    signOut: () =>
      call({ ...by, cookie }, 'logout', {}, session.token).then(
        () => {},
        () => {},
      ),
  };
}
