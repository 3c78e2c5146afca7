import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { authenticate, type Caller, contextOf } from './context';
import type { Db } from './db';
import { Failure } from './failure';
import { Input } from './input';
import { type Lang, langOf } from './lang';
import type { ReplyCode } from './messages';
import { hostOrigins, type ServiceName, type Urls } from './ports';
import { failed, succeeded } from './reply';
import type { Tokens } from './tokens';

/** Bytes that an uploaded file may have. */
export const maxFileSize = 10 * 1024 * 1024;

export interface Deps {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly urls: Urls;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  readonly production: boolean;
  readonly realtime: { readonly listening: boolean; readonly sockets: number };
}

export interface OpenCall {
  readonly query: Input;
  readonly body: Input;
  readonly params: Input;
  readonly lang: Lang;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call of a signed-in user in a context organisation that the user may work for. */
export interface Call extends OpenCall, Caller {}

type Method = 'GET' | 'POST';

interface SecuredOptions {
  /** The call is allowed while the password has expired. */
  readonly whileExpired?: boolean;
}

/** One service on one port. Domains add their calls to it; a handler returns the reply's `data` or throws a Failure. */
export class Service {
  readonly app: FastifyInstance;

  constructor(
    readonly name: ServiceName,
    readonly deps: Deps,
  ) {
    this.app = createApp(deps);
  }

  /** A call that needs no token. `maxAge` (s) lets browsers keep the reply. */
  open(method: Method, url: string, handler: (call: OpenCall) => Promise<unknown>, maxAge?: number): void {
    this.#route(method, url, handler, maxAge === undefined ? 'no-store' : `private, max-age=${maxAge}`);
  }

  /** A call that needs a bearer token; contextId is checked, and names the organisation whose data is read. */
  secured(
    method: Method,
    url: string,
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions = {},
  ): void {
    this.#route(method, url, this.asCaller(handler, options), 'no-store');
  }

  /** Puts the check of token and context organisation before a handler. */
  asCaller(
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions = {},
  ): (call: OpenCall) => Promise<unknown> {
    return async (open) => {
      const user = await authenticate(this.deps, open.request.headers.authorization, open.now);
      if (user.passwordExpired && !options.whileExpired) throw new Failure(10003);
      const organisation = await contextOf(this.deps.db, user, open.query);
      return handler({ ...open, user, organisation });
    };
  }

  #route(method: Method, url: string, handler: (call: OpenCall) => Promise<unknown>, caching: string): void {
    this.app.route({
      method,
      url,
      handler: async (request, reply) => {
        const query = new Input(request.query);
        const lang = langOfRequest(request);
        const data = await handler({
          query,
          body: new Input(request.body),
          params: new Input(request.params),
          lang,
          now: this.deps.clock(),
          request,
          reply,
        });
        if (reply.sent) return reply;
        reply.header('cache-control', caching);
        return succeeded(data, lang, request.id);
      },
    });
  }
}

function createApp({ urls, log }: Deps): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    requestTimeout: 60_000,
    frameworkErrors: (_error, request, reply) => {
      const plain = reply as unknown as FastifyReply;
      plain.code(400).send(failed(new Failure(400), 'zh-CN', request.id));
    },
  });
  // What a foreign page may send without a preflight is not read at all.
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.register(cors, {
    origin: [...hostOrigins(urls)],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    maxAge: 600,
  });
  app.register(cookie);
  app.register(multipart, {
    // One byte more than is taken: a file cut off at the limit does not always say so, and must not pass as whole.
    limits: { fileSize: maxFileSize + 1, files: 1, fields: 20, fieldSize: 10_000, headerPairs: 100 },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const failure = new Failure(404, { path: path.slice(0, 200) });
    reply.code(404).send(failed(failure, langOfRequest(request), request.id));
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = error instanceof Failure ? error : failureOf(error);
    if (failure.code === 500)
      log(`${request.method} ${request.url.split('?')[0]} ${request.id}: ${String(error)}`);
    reply.code(failure.status).send(failed(failure, langOfRequest(request), request.id));
  });
  return app;
}

function langOfRequest(request: FastifyRequest): Lang {
  return langOf((request.query as { lang?: unknown } | undefined)?.lang);
}

/** Fastify's own refusals (malformed JSON, too large …) keep their status; anything else is a fault of ours. */
function failureOf(error: unknown): Failure {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413 || status === 415) return new Failure(status satisfies ReplyCode);
  return new Failure(typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500);
}
