import { isRecord, textOf } from '../../core/json/json';
import type { RequestClient } from '../../core/request/types';

/** The link of the mail was used already, or is not valid any more. */
export const LINK_OVER = '10008';

export interface Registration {
  email: string;
  name: string;
  organisation: string;
  phone: string;
  agreed: boolean;
}

const call = (what: string) => `/auth/account/${what}`;

const open = { auth: false } as const;

/** Asks for a mail with a link. The reply is the same for an address that has an account. Rejects with a ShellError. */
export async function register(request: RequestClient, form: Registration): Promise<void> {
  await request.post(call('register'), form, open);
}

/** Asks for the mail again. */
export async function registerAgain(request: RequestClient, email: string): Promise<void> {
  await request.post(call('registerAgain'), { email }, open);
}

/** The address that a link is about. @throws {ShellError} of the code LINK_OVER for one that is not valid */
export async function readLink(
  request: RequestClient,
  what: 'registerLink' | 'resetLink',
  token: string,
): Promise<string> {
  const read = (data: unknown) => (isRecord(data) ? textOf(data.email) || null : null);
  return (await request.post(call(what), { token }, { ...open, read })).data;
}

/** Makes the account. Rejects with a ShellError. */
export async function verifyAccount(request: RequestClient, token: string, password: string): Promise<void> {
  await request.post(call('verify'), { token, password }, open);
}

/** Asks for a mail with a link to a new password. The reply is the same for an address that nobody has. */
export async function askReset(request: RequestClient, email: string): Promise<void> {
  await request.post(call('reset'), { email }, open);
}

export async function setPassword(request: RequestClient, token: string, password: string): Promise<void> {
  await request.post(call('setPassword'), { token, password }, open);
}
