import { isRecord } from '../../core/json/json';
import type { StoreContext } from '../../core/store/define-store';
import { allowedRedirect } from '../../core/url';
import { allowedOrigins } from './destination';

export interface Credentials {
  account: string;
  password: string;
  /** Keeps the session for 7 days instead of as long as the browser is open. */
  remember: boolean;
}

/** Codes of refused sign-ins. */
export const WRONG = '10001';
export const TOO_MANY = '10002';

/** Signs in: the service sets its sign-on cookie. Rejects with a ShellError. */
export async function signIn(
  shell: StoreContext,
  { account, password, remember }: Credentials,
): Promise<void> {
  const body = { username: account.trim(), password, remember };
  await shell.request.post(shell.config.endpoints.login, body, { auth: false });
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
