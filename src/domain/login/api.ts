import type { StoreContext } from '../../core/store/define-store';
import { cleanText } from '../../core/text/clean';
import { secondsOf } from '../../core/time/seconds';
import { allowedRedirect } from '../../core/url';
import { isRecord } from '../../page/json/json';
import { callbackPath } from '../connections/visit';
import { type Answer, type Method, type SentCode, toAnswer, toSentCode } from './answer';
import { allowedOrigins } from './destination';

export interface Credentials {
  account: string;
  password: string;
  /** Keeps the session for 7 days instead of as long as the browser is open. */
  remember: boolean;
}

export interface CodeRequest {
  /** A mail address or a phone number. */
  to: string;
  remember: boolean;
}

export const RESEND = '/auth/jwt/resendCode';

/** Signs in: the service sets its sign-on cookie, or asks for another proof. Rejects with a ShellError. */
export async function signIn(
  { config, request }: StoreContext,
  { account, password, remember }: Credentials,
  connect: string | undefined,
): Promise<Answer> {
  const body = { username: cleanText(account), password, remember, connect };
  return (await request.post(config.endpoints.login, body, { auth: false, read: toAnswer })).data;
}

/** Sends a code to a mail address or a phone. The reply is the same where nobody has it. */
export async function sendCode(
  { config, request }: StoreContext,
  { to, remember }: CodeRequest,
  connect: string | undefined,
): Promise<SentCode> {
  const body = { to: cleanText(to), remember, connect };
  return (await request.post(config.endpoints.sendCode, body, { auth: false, read: toSentCode })).data;
}

/** Sends another code. @returns the seconds until the next one */
export async function resendCode({ request }: StoreContext, flow: string): Promise<number> {
  const read = (data: unknown) => (isRecord(data) ? secondsOf(data.resendIn) : null);
  return (await request.post(RESEND, { flow }, { auth: false, read })).data;
}

export async function verifyCode(
  { config, request }: StoreContext,
  flow: string,
  method: Method,
  code: string,
): Promise<Answer> {
  const body = { flow, method, code };
  return (await request.post(config.endpoints.verifyCode, body, { auth: false, read: toAnswer })).data;
}

/** Signs in by what a provider has granted. */
export async function signInByProvider(
  { request }: StoreContext,
  host: string,
  { provider, code, state }: { provider: string; code: string; state: string },
): Promise<Answer> {
  const options = { auth: false, params: { host }, read: toAnswer } as const;
  return (await request.post(callbackPath(provider), { code, state }, options)).data;
}

/** The address that brings a page on another site its one-time ticket. Rejects with a ShellError. */
export async function ticketAddress(shell: StoreContext, service: string): Promise<string> {
  const { config, platform, request } = shell;
  const path = config.endpoints.ticket;
  const origins = allowedOrigins(config, platform.location.href());
  const read = (data: unknown) => {
    const url = allowedRedirect(isRecord(data) ? data.redirect : null, origins);
    // The ticket is as good as a password: it goes to the page that asked and to no other.
    return url !== null && new URL(url).origin === new URL(service).origin ? url : null;
  };
  return (await request.post(path, { service }, { auth: false, read })).data;
}

/** Whether the services say that all is well. Rejects where they cannot be reached. */
export async function allServicesUp(shell: StoreContext): Promise<boolean> {
  const read = (data: unknown) => (isRecord(data) ? data.up === true : null);
  return (await shell.request.get('/status/health', {}, { auth: false, read })).data;
}
