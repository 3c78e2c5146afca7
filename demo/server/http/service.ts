import type { ServiceName } from '@oms/shell';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Urls } from '../../hosts';
import type { Lang } from '../../support/lang';
import type { Db } from '../database/db';
import type { UploadQuota } from '../files/quota';
import type { FileStore } from '../files/store';
import type { Gates } from '../load/load';
import type { Lifecycle } from '../operation/lifecycle';
import { type Log, note } from '../operation/log';
import type { Metrics } from '../operation/metrics';
import type { Outbox } from '../outbox/outbox';
import { Failure } from '../reply/failure';
import { authenticate, type Caller, contextOf } from '../session/context';
import type { Tokens } from '../session/tokens';
import type { RelyingParty } from '../social/relying-party';
import { createApp, langOfRequest } from './app';
import { Input } from './input';
import { once } from './once';
import type { IsProxy } from './proxies';
import { succeeded } from './reply';

export interface Deps {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly urls: Urls;
  /** The origins whose pages may call the services with credentials, and that a sign-in may lead back to. */
  readonly origins: readonly string[];
  readonly clock: () => Date;
  readonly log: Log;
  readonly production: boolean;
  /** How many calls work and wait at once. */
  readonly gates: Gates;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly isProxy: IsProxy;
  /** There are `/status/…/gen`, which make messages and accounts without a token, and `/status/outbox`. */
  readonly makers: boolean;
  /** Answers however many calls have the connections of `db`. */
  readonly isDatabaseUp: () => Promise<boolean>;
  /** The bytes of uploaded and exported files. */
  readonly store: FileStore;
  /** How much uploads may take. */
  readonly quota: UploadQuota;
  /** Sends mails and texts. */
  readonly outbox: Outbox;
  /** Asks identity providers who somebody is. */
  readonly relyingParty: RelyingParty;
  /** Does tasks in the background. */
  readonly worker: { wake(): void };
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

/** A row of a service's route table. */
export interface Route {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
  /** It needs a bearer token. */
  readonly secured: boolean;
}

type Answer = (call: OpenCall) => Promise<unknown>;

interface OpenOptions {
  /** Seconds for which browsers may keep the reply. */
  readonly maxAge?: number;
  /**
   * `urgent`: goes before the calls that wait, for what begins, keeps or ends a session. `none`: is answered however
   * many wait, for questions about this process.
   */
  readonly queue?: 'urgent' | 'none';
}

interface SecuredOptions {
  /** The call is allowed while the password has expired. */
  readonly whileExpired?: boolean;
  /** It reads a file while that arrives, so that it takes as long as its sender's line does. */
  readonly upload?: boolean;
}

/**
 * One service on one port. Modules add their routes to it; a handler returns the reply's `data` or throws a Failure.
 */
export class Service {
  readonly app: FastifyInstance;
  readonly #handlers = new Map<string, Answer>();
  readonly #secured = new Set<string>();
  readonly #routes: Pick<Route, 'method' | 'url'>[] = [];

  constructor(
    readonly name: ServiceName,
    readonly deps: Deps,
  ) {
    this.app = createApp(name, deps);
    this.app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) this.#routes.push({ method: each, url });
    });
  }

  /** All that the server answers, also what the framework has added. */
  get routes(): readonly Route[] {
    return this.#routes.map((route) => ({
      service: this.name,
      ...route,
      secured: this.#secured.has(`${route.method.replace('HEAD', 'GET')} ${route.url}`),
    }));
  }

  /** Adds a call that needs no token. */
  open(
    method: Method,
    url: string,
    handler: (call: OpenCall) => Promise<unknown>,
    { maxAge, queue }: OpenOptions = {},
  ): void {
    const caching = maxAge === undefined ? 'no-store' : `private, max-age=${maxAge}`;
    const answer: Answer = (call) =>
      queue === 'none' ? handler(call) : this.atWork(call.request, () => handler(call), queue === 'urgent');
    this.#route(method, url, handler, answer, caching);
  }

  /** Adds a call that needs a bearer token. Its `contextId` names the organisation whose data it reads. */
  secured(
    method: Method,
    url: string,
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions = {},
  ): void {
    this.#secured.add(`${method} ${url}`);
    const whole = this.asCaller(handler, options);
    const answer: Answer = options.upload
      ? (open) => this.#answerUpload(open, handler, options)
      : (open) => this.atWork(open.request, () => whole(open));
    this.#route(method, url, whole, answer, 'no-store');
  }

  /** Works where there is a place, and waits for one. @throws Failure 503 where there are too many calls */
  atWork<T>({ socket }: FastifyRequest, work: () => Promise<T>, urgent = false): Promise<T> {
    return this.deps.gates.calls.run(work, { urgent, gone: () => socket.destroyed });
  }

  /** Adds a POST that changes data, in a transaction: with an `idempotency-key` it is done once, however often it comes. */
  write(url: string, handler: (tx: Db, call: Call) => Promise<unknown>): void {
    this.secured('POST', url, (call) => once(this.deps.db, call, url, (tx) => handler(tx, call)));
  }

  /** Wraps a handler in the check of the token and of the context organisation. */
  asCaller(
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions = {},
  ): (call: OpenCall) => Promise<unknown> {
    return async (open) => handler(await this.#callOf(open, options));
  }

  /** The data of another route of this service, for the same request with this query. Rejects as that route does. */
  dataOf(method: Method, url: string, call: OpenCall): Promise<unknown> {
    const handler = this.#handlers.get(`${method} ${url}`);
    if (!handler) throw new Error(`no route ${method} ${url}`);
    return handler(call);
  }

  async #callOf(open: OpenCall, options: SecuredOptions): Promise<Call> {
    const user = await authenticate(this.deps, open.request.headers.authorization, open.now);
    if (user.passwordExpired && !options.whileExpired) throw new Failure(10003);
    const organisation = await contextOf(this.deps.db, user, open.query);
    note(open.request.raw, { user: user.id, organisation: organisation.id });
    return { ...open, user, organisation };
  }

  /** Who may not upload takes no place of those who do. */
  async #answerUpload(
    open: OpenCall,
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions,
  ): Promise<unknown> {
    const call = await this.atWork(open.request, () => this.#callOf(open, options));
    return this.deps.gates.uploads.run(() => handler(call), { of: call.user.id });
  }

  #route(method: Method, url: string, handler: Answer, answer: Answer, caching: string): void {
    this.#handlers.set(`${method} ${url}`, handler);
    this.app.route({
      method,
      url,
      handler: async (request, reply) => {
        const query = new Input(request.query);
        const lang = langOfRequest(request);
        const data = await answer({
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
