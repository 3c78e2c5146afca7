import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Lang, langOf } from '../../support/lang';
import { noPermissions } from '../../support/page-headers';
import type { Lifecycle } from '../operation/lifecycle';
import { type Log, note, notedOf } from '../operation/log';
import type { Metrics } from '../operation/metrics';
import { Failure } from '../reply/failure';
import type { ReplyCode } from '../reply/reply-messages';
import type { IsProxy } from './proxies';
import { failed } from './reply';

/** The largest size of an uploaded file in bytes. */
export const maxFileSize = 50 * 1024 * 1024;

/** Asked every few seconds: the log tells of them where the answer is no. */
const PROBES: ReadonlySet<string> = new Set(['/status/live', '/status/ready']);

interface AppOptions {
  /** Pages of these origins may call the service with credentials. */
  readonly origins: readonly string[];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly isProxy: IsProxy;
}

/**
 * The HTTP server of one service, without routes: parsers, limits, CORS, replies for all that fails, and what is told
 * of each call.
 */
export function createApp(service: string, options: AppOptions): FastifyInstance {
  const { origins, lifecycle } = options;
  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    trustProxy: options.isProxy,
    bodyLimit: 256 * 1024,
    // Calls that are being answered while it stops get their replies; see `endServers`.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A file name of 120 characters, each of up to nine in an address.
    routerOptions: { maxParamLength: 1_200 },
    // Milliseconds for the whole of a request: a large file on a slow line, the time that the shell waits.
    requestTimeout: 300_000,
    // Hundreds of ids or SKUs in an address.
    http: { maxHeaderSize: 64 * 1024 },
    frameworkErrors: (_error, request, reply) => {
      const plain = reply as unknown as FastifyReply;
      plain.code(400).send(failed(new Failure(400), 'zh-CN', request.id));
    },
  });
  addParsers(app);
  app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    // A page of another origin sees no header else that tells when to come again.
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
  app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    // A proxy that keeps the connection would send a call into its end.
    if (lifecycle.stopping) reply.header('connection', 'close');
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', noPermissions);
    // Replies are data; files bring a policy of their own.
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  answerFailures(app, service, options);
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(service, request);
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    options.metrics.answered({ ...call, status, ms });
    if (!(PROBES.has(call.route) && status === 200))
      options.log.call({ requestId: request.id, ...call, status, ms, ...notedOf(request.raw) });
  });
  return app;
}

/** The id that a proxy or another service has given the call, where it is one: it stands in logs. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** A call as logs and metrics name it: without its path, which has ids and names in it. */
function callOf(service: string, { method, is404, routeOptions }: FastifyRequest) {
  return { service, method, route: is404 ? 'none' : (routeOptions.url ?? 'none') };
}

function addParsers(app: FastifyInstance): void {
  // A foreign page may send text/plain without a preflight, so the server does not read it.
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.register(multipart, {
    // One byte above the limit: the parser does not always report that it truncated a file, and a truncated file
    // must not count as complete.
    limits: { fileSize: maxFileSize + 1, files: 1, fields: 20, fieldSize: 10_000, headerPairs: 100 },
  });
}

function answerFailures(app: FastifyInstance, service: string, { log, metrics }: AppOptions): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const failure = new Failure(404, { path: path.slice(0, 200) });
    reply.code(404).send(failed(failure, langOfRequest(request), request.id));
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = error instanceof Failure ? error : failureOf(error);
    // A database that is away is the cause of its 503.
    const fault = failure.code === 500 ? error : failure.cause;
    if (fault !== undefined) {
      const call = callOf(service, request);
      metrics.failed(call);
      log.error(String(fault), { requestId: request.id, ...call });
    }
    note(request.raw, { code: failure.code });
    const { wait } = (failure.data ?? {}) as { wait?: number };
    if ((failure.status === 429 || failure.status === 503) && wait) reply.header('retry-after', wait);
    reply.code(failure.status).send(failed(failure, langOfRequest(request), request.id));
  });
}

export function langOfRequest(request: FastifyRequest): Lang {
  return langOf((request.query as { lang?: unknown } | undefined)?.lang);
}

/** Fastify's own refusals (malformed JSON, too large …) keep their status; every other error is a fault of this server. */
function failureOf(error: unknown): Failure {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413 || status === 415 || status === 421) return new Failure(status satisfies ReplyCode);
  return new Failure(typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500);
}
