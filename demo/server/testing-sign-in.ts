import { request } from 'node:http';
import { expect, vi } from 'vitest';
import type { ServerOptions } from './server';
import { startTestServer, type TestServer } from './testing';

export interface Sent {
  readonly channel: 'mail' | 'sms';
  readonly subject: string;
  readonly body: string;
  readonly sentAt: string | null;
  readonly error: string | null;
}

/** A server whose clock moves by `ahead` alone: the seconds that a refusal names must not depend on how fast the machine is. */
export async function startStandingServer(
  portBase: number,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const began = Date.now();
  let server: TestServer | undefined;
  server = await startTestServer(portBase, {
    ...options,
    // The server asks for the time while it starts, too.
    clock: () => new Date(began + (server?.ahead ?? 0)),
  });
  return server;
}

/** The messages to an address or a phone number, the newest first. */
export async function outboxOf(server: TestServer, to: string): Promise<readonly Sent[]> {
  const path = `/status/outbox?to=${encodeURIComponent(to)}`;
  return (await server.call<{ messages: Sent[] }>('userCentre', path)).data.messages;
}

/** The newest message, once there are more than `before`: the service writes it down after its reply. */
export async function nextMessage(server: TestServer, to: string, before = 0): Promise<Sent> {
  return vi.waitFor(
    async () => {
      const sent = await outboxOf(server, to);
      expect(sent.length).toBeGreaterThan(before);
      return sent[0] as Sent;
    },
    { timeout: 20_000 },
  );
}

export const codeIn = ({ body }: Sent): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';

export const linkIn = ({ body }: Sent): URL => new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '');

/** The step that a sign-in asks for. */
export interface Next {
  readonly flow: string;
  readonly risky: boolean;
  readonly methods: readonly string[];
  readonly target: string;
  readonly resendIn: number;
  readonly attempt: { readonly ip: string; readonly browser: string; readonly system: string };
}

export const post = <Data>(server: TestServer, path: string, body: unknown, init = {}) =>
  server.call<Data>('userCentre', path, { body, ...init });

export const verify = (server: TestServer, flow: string, method: string, code: string) =>
  post<{ userId?: string; next?: Next; left?: number } | null>(server, '/auth/jwt/verifyCode', {
    flow,
    method,
    code,
  });

/** A call of the user centre from another address of this machine, such as 127.0.0.2. */
export const postFrom = <Data>(
  server: TestServer,
  localAddress: string,
  path: string,
  body: unknown,
): Promise<{ code: number; data: Data }> =>
  new Promise((resolve, reject) => {
    const { host } = new URL(server.urls.userCentre);
    const sent = request(`${server.urls.userCentre}${path}`, {
      host: '127.0.0.1',
      localAddress,
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
    });
    sent.on('response', (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(JSON.parse(text)));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
