import { ShellError } from '../../core/errors';
import { isWire } from '../../core/session/wire';
import type { Shell } from '../../core/shell';
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
export async function signIn(shell: Shell, { account, password, remember }: Credentials): Promise<void> {
  const body = { username: account.trim(), password, remember };
  await shell.request.post(shell.config.endpoints.login, body, { auth: false });
}

/** The address that brings a page on another site its one-time ticket. Rejects with a ShellError. */
export async function ticketAddress(shell: Shell, service: string): Promise<string> {
  const { config, platform, request } = shell;
  const path = config.endpoints.ticket;
  const { data } = await request.post<unknown>(path, { service }, { auth: false });
  const origins = allowedOrigins(config, platform.navigation.href());
  const url = allowedRedirect(isWire(data) ? data.redirect : null, origins);
  // The ticket is as good as a password: it goes to the page that asked and to no other.
  if (url === null || new URL(url).origin !== new URL(service).origin) {
    throw new ShellError({
      kind: 'malformed',
      code: 'ticket',
      messageKey: 'error.malformed',
      call: `POST ${path}`,
      body: data,
    });
  }
  return url;
}

/** Whether the services say that all is well. Rejects where they cannot be reached. */
export async function allServicesUp(shell: Shell): Promise<boolean> {
  const { data } = await shell.request.get<unknown>('/status/health', {}, { auth: false });
  return isWire(data) && data.up === true;
}
