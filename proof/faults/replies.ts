import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Fault, withLength } from './line';

/** What the page may read of a reply that is not the service's own: a gateway that knows of the pages. */
const readable = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-expose-headers': 'retry-after',
});

const said = (status: number, type: string, body: string, headers = {}): Answer => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(body),
});

/** A question whether the page may ask is answered by the service: the fault is of what it asks then. */
const asksFirst = ({ method }: { method: string }) => method === 'OPTIONS';

const PAGE = '<!doctype html><title>Welcome</title><p>Sign in to the network of the house.</p>';

/** The service does what it is asked, and the browser loses the line in the middle of the reply. */
export const resetInBody: Fault = {
  sockets: 'refused',
  async answer(call, forward, response) {
    const answer = await forward();
    if (asksFirst(call)) return answer;
    response.writeHead(answer.status, withLength(answer));
    response.write(answer.body.subarray(0, answer.body.length / 2), () => response.socket?.resetAndDestroy());
    return undefined;
  },
};

/** Half of a reply, which calls itself whole; sockets are as ever. */
export const truncated: Fault = {
  async answer(call, forward) {
    const answer = await forward();
    if (asksFirst(call)) return answer;
    return { ...answer, body: answer.body.subarray(0, answer.body.length / 2) };
  },
};

/** A network that one has to sign in to. */
export const html: Fault = {
  sockets: 'refused',
  answer: async (call, forward, _, request) =>
    asksFirst(call) ? forward() : said(200, 'text/html; charset=utf-8', PAGE, readable(request)),
};

export const tooMany = (seconds: number): Fault => ({
  sockets: 'refused',
  answer: async (call, forward, _, request) =>
    asksFirst(call)
      ? forward()
      : said(429, 'text/plain', 'Too many requests', {
          ...readable(request),
          'retry-after': String(seconds),
        }),
});

export const serverError = (status: number): Fault => ({
  sockets: 'refused',
  answer: async (call, forward, _, request) =>
    asksFirst(call) ? forward() : said(status, 'text/html', `<h1>${status}</h1>`, readable(request)),
});

/** Every call arrives so much later. */
export const slow = (ms: number): Fault => ({
  async answer(_, forward) {
    await wait(ms);
    return forward();
  },
});

/** Sockets are opened, and bring nothing; calls are as ever. */
export const silentSockets: Fault = { sockets: 'silent', answer: (_, forward) => forward() };
