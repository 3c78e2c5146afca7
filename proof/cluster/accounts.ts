import type { Urls } from '@oms/demo/hosts';
import { demoPassword } from '@oms/demo/server/seed/accounts';

const ADMIN = 'client.admin@oms.test';

/** A person with an organisation that nobody else has. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly organisation: { readonly id: string; readonly code: string };
  /** The sign-on cookie. */
  readonly cookie: { readonly name: string; readonly value: string };
  readonly token: string;
}

/** Makes an account with an organisation of its own, and signs it in. */
export async function makeAccount(urls: Urls): Promise<Account> {
  const { userCentre } = urls;
  const made = (await dataOf(await fetch(`${userCentre}/status/world/gen?of=${ADMIN}`))) as {
    organisation: Account['organisation'];
    accounts: Record<string, string>;
  };
  const email = made.accounts[ADMIN]!;
  return { email, organisation: made.organisation, ...(await signIn(urls, email)) };
}

/** Begins a session of an account, beside those that it has. */
export async function signIn(
  { userCentre, console: origin }: Urls,
  email: string,
): Promise<Pick<Account, 'id' | 'cookie' | 'token'>> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(userCentre + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = await post('/auth/jwt/login', { username: email, password: demoPassword, remember: true });
  await dataOf(login.clone());
  const [pair = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = pair.split('=');
  const granted = (await dataOf(await post('/auth/jwt/authorize', {}, { cookie: pair }))) as {
    token: string;
  };
  const [, claims = ''] = granted.token.split('.');
  const { sub: id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return { id, cookie: { name, value }, token: granted.token };
}

/** Makes a notice for an account. @throws where it is not made */
export async function makeNotice({ userCentre }: Urls, email: string, title: string): Promise<void> {
  const query = new URLSearchParams({ user: email, type: '2', title, brief: title });
  await dataOf(await fetch(`${userCentre}/status/notify/gen?${query}`));
}

async function dataOf(response: Response): Promise<unknown> {
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
  if (code !== 200) throw new Error(`${response.url}: ${code} ${message}`);
  return data;
}
