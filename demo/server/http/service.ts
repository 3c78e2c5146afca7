import type { ServiceName } from '@oms/shell';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Urls } from '../../hosts';
import type { Lang } from '../../support/lang';
import type { Db } from '../database/db';
import type { UploadQuota } from '../files/quota';
import type { FileStore } from '../files/store';
import type { Outbox } from '../outbox/outbox';
import { authenticate, type Caller, contextOf } from '../session/context';
import type { Tokens } from '../session/tokens';
import type { RelyingParty } from '../social/relying-party';
import { createApp, langOfRequest } from './app';
import { Failure } from './failure';
import { Input } from './input';
import { once } from './once';
import { succeeded } from './reply';

export interface Deps {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly urls: Urls;
  /** The origins whose pages may call the services with credentials, and that a sign-in may lead back to. */
  readonly origins: readonly string[];
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  readonly production: boolean;
  /** `/status/…/gen` make messages and accounts without a token. */
  readonly makers: boolean;
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

interface SecuredOptions {
  /** The call is allowed while the password has expired. */
  readonly whileExpired?: boolean;
}

/**
 * One service on one port. Modules add their routes to it; a handler returns the reply's `data` or throws a Failure.
 */
export class Service {
  readonly app: FastifyInstance;
  readonly #handlers = new Map<string, (call: OpenCall) => Promise<unknown>>();

  constructor(
    readonly name: ServiceName,
    readonly deps: Deps,
  ) {
    this.app = createApp(deps);
  }

  /** Adds a call that needs no token. `maxAge` (s) allows browsers to cache the reply. */
  open(method: Method, url: string, handler: (call: OpenCall) => Promise<unknown>, maxAge?: number): void {
    this.#route(method, url, handler, maxAge === undefined ? 'no-store' : `private, max-age=${maxAge}`);
  }

  /** Adds a call that needs a bearer token. Its `contextId` names the organisation whose data it reads. */
  secured(
    method: Method,
    url: string,
    handler: (call: Call) => Promise<unknown>,
    options: SecuredOptions = {},
  ): void {
    this.#route(method, url, this.asCaller(handler, options), 'no-store');
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
    return async (open) => {
      const user = await authenticate(this.deps, open.request.headers.authorization, open.now);
      if (user.passwordExpired && !options.whileExpired) throw new Failure(10003);
      const organisation = await contextOf(this.deps.db, user, open.query);
      return handler({ ...open, user, organisation });
    };
  }

  /** The data of another route of this service, for the same request with this query. Rejects as that route does. */
  dataOf(method: Method, url: string, call: OpenCall): Promise<unknown> {
    const handler = this.#handlers.get(`${method} ${url}`);
    if (!handler) throw new Error(`no route ${method} ${url}`);
    return handler(call);
  }

  #route(method: Method, url: string, handler: (call: OpenCall) => Promise<unknown>, caching: string): void {
    this.#handlers.set(`${method} ${url}`, handler);
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
