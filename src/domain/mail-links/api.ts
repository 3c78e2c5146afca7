import type { RequestClient } from '../../core/request/types';
import { isRecord, textOf } from '../../page/json/json';

/** Who registers, for which organisation. */
export interface Registrant {
  name: string;
  organisation: string;
  phone: string;
}

export interface Registration extends Registrant {
  email: string;
  agreed: boolean;
}

/** What a link is about. */
export interface MailLink extends Registrant {
  email: string;
}

/** The path of a call. */
export const call = (what: string) => `/auth/account/${what}`;

const open = { auth: false } as const;

/** Asks for a mail with a link. The reply is the same for an address that has an account. Rejects with a ShellError. */
export async function register(request: RequestClient, form: Registration): Promise<void> {
  await request.post(call('register'), form, open);
}

/** Asks for the mail again. */
export async function registerAgain(request: RequestClient, email: string): Promise<void> {
  await request.post(call('registerAgain'), { email }, open);
}

/** What a link is about; of a reset the address alone. @throws {ShellError} of the code LINK_OVER for one that is not valid */
export async function readLink(
  request: RequestClient,
  what: 'registerLink' | 'resetLink',
  token: string,
): Promise<MailLink> {
  return (await request.post(call(what), { token }, { ...open, read: toLink })).data;
}

/** Makes the account. Rejects with a ShellError. */
export async function verifyAccount(
  request: RequestClient,
  token: string,
  password: string,
  { name, organisation, phone }: Registrant,
): Promise<void> {
  await request.post(call('verify'), { token, password, name, organisation, phone }, open);
}

/** Asks for a mail with a link to a new password. The reply is the same for an address that nobody has. */
export async function askReset(request: RequestClient, email: string): Promise<void> {
  await request.post(call('reset'), { email }, open);
}

export async function setPassword(request: RequestClient, token: string, password: string): Promise<void> {
  await request.post(call('setPassword'), { token, password }, open);
}

/** Null for a reply that is none. */
export function toLink(data: unknown): MailLink | null {
  if (!isRecord(data) || textOf(data.email) === '') return null;
  const { email, name, organisation, phone } = data;
  return {
    email: textOf(email),
    name: textOf(name),
    organisation: textOf(organisation),
    phone: textOf(phone),
  };
}
