import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { hosts, PASSWORD } from './demo';

interface OwnAccount {
  readonly email: string;
  readonly phone: string;
}

/** An account of the test's own, with what the given one has, for a test that changes or counts what is an account's. */
export async function ownAccount(context: BrowserContext, of: string): Promise<OwnAccount> {
  const reply = await context.request.get(`${hosts.userCentre}/status/account/gen?of=${of}`);
  const { email } = ((await reply.json()) as { data: { email: string } }).data;
  const id = /\.(\d+)@/.exec(email)?.[1] ?? '';
  return { email, phone: `199${id.padStart(8, '0')}` };
}

/** Opens a session without the form. @returns the code of the reply: 200, or why there is none */
export async function openSession(
  request: APIRequestContext,
  username: string,
  password = PASSWORD,
): Promise<number> {
  const reply = await request.post(`${hosts.userCentre}/auth/jwt/login`, {
    headers: { origin: hosts.console },
    data: { username, password, remember: true },
  });
  return ((await reply.json()) as { code: number }).code;
}

/**
 * Signs in with an account of the test's own, where no account of a world will do.
 * @returns its address
 */
export async function signInAlone(context: BrowserContext, of: string): Promise<string> {
  const { email } = await ownAccount(context, of);
  expect(await openSession(context.request, email)).toBe(200);
  return email;
}
