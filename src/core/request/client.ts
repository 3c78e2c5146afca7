import type { ShellConfig } from '../config/types';
import { isShellError, ShellError, toShellError } from '../errors';
import type { Lang } from '../i18n/lang';
import type { Platform } from '../platform/platform';
import { MESSAGES } from './error-catalogue';
import { baseFor } from './hosts';
import { withQuery } from './query';
import { readReply, type ServerTranslate } from './reply';
import { retry } from './retry';
import { createSharing } from './share';
import type { Params, Reply, RequestClient, RequestOptions, UploadOptions } from './types';

/** What the request core needs to know of the session; given late, since the session itself makes calls. */
export interface RequestSession {
  /** The bearer token; null where the session could not be had. */
  token(): Promise<string | null>;
  /** After a 401: another token if the session lives on, else null, and the session has ended. */
  renew(refused: string | null): Promise<string | null>;
  contextId(): string;
  lang(): Lang;
  /** A call for the context organisation was refused (403): it may be the organisation that is refused. */
  refused(): void;
}

export interface RequestDeps {
  config: ShellConfig;
  platform: Pick<Platform, 'fetch' | 'sendForm' | 'clock' | 'random'>;
  session: RequestSession;
  translate: ServerTranslate;
  /** Puts an error's message into the user's language. */
  localise: (error: ShellError) => void;
}

export interface RequestCore extends RequestClient {
  /** Ends every call in flight; their callers get an `aborted` error. */
  abortAll(): void;
  /**
   * For the switch of the organisation: ends what is under way for it, and lets nothing new begin for it until the returned
   * function is called. True: its epoch is over, so no reply of it reaches anybody, and reads that waited are `aborted`.
   * False: the switch has failed, and those reads go out again as if nothing had been. Writes are refused meanwhile, and one
   * under way is `aborted` at once: whether the server has done it is not known.
   */
  hold(): (over: boolean) => void;
  /** Services that could not be reached at the last try, for `doctor()`. */
  readonly unreachable: ReadonlySet<string>;
}

/** One call on its way. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  params: Params;
  options: RequestOptions;
  send: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
}

/** What uploads and downloads, which are loaded when they are first asked for, need of the client. */
export interface ClientCore {
  platform: RequestDeps['platform'];
  contextId(): string;
  get: Call['send'];
  respond<T>(
    call: Call,
    outer: AbortSignal | undefined,
    read: (response: Response, call: Call) => Promise<T>,
  ): Promise<T>;
  asReply<T>(response: Response, call: Call): Promise<Reply<T>>;
}

/** How often and how soon a read that met a network failure is tried again. */
const RETRIES = 2;
const RETRY_BASE = 400;

export function createRequest({ config, platform, session, translate, localise }: RequestDeps): RequestCore {
  const share = createSharing();
  const unreachable = new Set<string>();
  let life = new AbortController();
  /** Ends with the switch to another organisation. */
  let epoch = new AbortController();
  /** The switch under way: whether it has ended the epoch. */
  let held: Promise<boolean> | null = null;
  /** Writes done so far: a read after one must not join a read from before it, whose answer is older. */
  let writes = 0;

  function address({ path, params, options }: Call) {
    // Put behind a base URL, anything else could name another host, and the token would go there.
    if (!String(path).startsWith('/')) {
      const serverMessage = 'request: not a path that starts with /';
      throw new ShellError({
        kind: 'config',
        code: 'argument',
        messageKey: 'error.unexpected',
        serverMessage,
      });
    }
    const { service, base } = baseFor(path, options.service, config.hosts, config.orderApiSegments);
    if (base === '') {
      throw new ShellError({ kind: 'config', code: 'config', messageKey: 'error.notConfigured', call: path });
    }
    const url = withQuery(base + path, {
      ...params,
      contextId: options.contextId ?? session.contextId(),
      lang: session.lang(),
    });
    return { service, url };
  }

  async function attempt(call: Call, token: string | null, signal: AbortSignal): Promise<Response> {
    const { url, service } = address(call);
    const headers: Record<string, string> = {};
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (call.options.idempotencyKey) headers['idempotency-key'] = call.options.idempotencyKey;
    try {
      const response = await call.send(url, headers, signal);
      unreachable.delete(service);
      return response;
    } catch (error) {
      if (!signal.aborted) unreachable.add(service);
      throw error;
    }
  }

  /** One call within its epoch. A read that a switch ended waits for how the switch ends. */
  async function respond<T>(
    call: Call,
    outer: AbortSignal | undefined,
    read: (response: Response, call: Call) => Promise<T>,
  ): Promise<T> {
    // What names its organisation, or needs no session, belongs to no epoch: the switch itself is such a call.
    if (call.options.auth === false || call.options.contextId !== undefined) {
      return attempts(call, outer, life.signal, read);
    }
    for (;;) {
      const { signal } = epoch;
      if (held === null) {
        try {
          return await attempts(call, outer, signal, read);
        } catch (error) {
          if (isShellError(error) && error.kind === 'forbidden') session.refused();
          if (call.method !== 'GET' || !signal.aborted || outer?.aborted || held === null) throw error;
        }
      } else if (call.method !== 'GET') {
        const error = new ShellError({ kind: 'shell', code: 'org-switching', messageKey: 'org.switching' });
        localise(error);
        throw error;
      }
      const over: boolean = await (outer ? abortable(held, outer) : held);
      if (over) throw told(null, call, AbortSignal.abort());
    }
  }

  /** From token to response: the network's faults retried where that is safe, a 401 renewed once. */
  async function attempts<T>(
    call: Call,
    outer: AbortSignal | undefined,
    scope: AbortSignal,
    read: (response: Response, call: Call) => Promise<T>,
  ): Promise<T> {
    const timeout = new AbortController();
    const cancelTimeout = platform.clock.after(call.options.timeout ?? config.requestTimeout, () =>
      timeout.abort(
        new ShellError({ kind: 'timeout', code: 'timeout', messageKey: MESSAGES.timeout, call: name(call) }),
      ),
    );
    const signals = [timeout.signal, scope, ...(outer ? [outer] : [])];
    const { signal, release } = anySignal(signals);
    const mayRetry = call.method === 'GET' || call.options.idempotencyKey !== undefined;
    // A transport that is deaf to its signal, or a body that is just being read, must not bring its reply afterwards.
    const once = (token: string | null) =>
      abortable(
        retry(() => attempt(call, token, signal), {
          times: mayRetry ? RETRIES : 0,
          base: RETRY_BASE,
          clock: platform.clock,
          random: platform.random,
          signal,
          worthIt: () => !signal.aborted,
        }).then((response) => read(response, call)),
        signal,
      );
    try {
      if (call.options.auth === false) return await once(null);
      const token = await abortable(session.token(), signal);
      if (token === null) throw unauthorised(call);
      try {
        return await once(token);
      } catch (error) {
        if (!isShellError(error) || error.kind !== 'unauthorised') throw error;
        const renewed = await abortable(session.renew(token), signal);
        if (renewed === null) throw error;
        return await once(renewed);
      }
    } catch (error) {
      throw told(error, call, signal);
    } finally {
      cancelTimeout();
      release();
    }
  }

  /** Whatever was thrown as a ShellError whose message the user can read. */
  function told(error: unknown, call: Call, signal: AbortSignal): ShellError {
    let result: ShellError;
    if (signal.aborted && isShellError(signal.reason)) result = signal.reason;
    else if (signal.aborted) {
      result = new ShellError({
        kind: 'aborted',
        code: 'aborted',
        messageKey: MESSAGES.aborted,
        call: name(call),
        cause: signal.reason,
      });
    } else if (error instanceof TypeError) {
      result = new ShellError({
        kind: 'network',
        code: 'network',
        messageKey: MESSAGES.network,
        call: name(call),
        cause: error,
      });
    } else result = toShellError(error);
    localise(result);
    return result;
  }

  /** Counts a write once it is over, however it went. */
  const counted = <T>(write: Promise<T>): Promise<T> =>
    write.finally(() => {
      writes += 1;
    });

  const asReply = <T>(response: Response, call: Call): Promise<Reply<T>> =>
    readReply<T>(response, { ...address(call), call: name(call), translate });

  const get: Call['send'] = (url, headers, signal) =>
    platform.fetch(url, { headers, signal, credentials: 'include' });
  const inner: ClientCore = { platform, contextId: () => session.contextId(), get, respond, asReply };

  return {
    unreachable,
    abortAll() {
      const ended = [epoch, life];
      epoch = new AbortController();
      life = new AbortController();
      for (const controller of ended) controller.abort();
    },
    hold() {
      let settle = (_over: boolean) => {};
      held = new Promise((resolve) => {
        settle = resolve;
      });
      const ended = epoch;
      epoch = new AbortController();
      ended.abort();
      return (over) => {
        held = null;
        // A read of the new epoch must not join one of the old.
        if (over) writes += 1;
        settle(over);
      };
    },
    get<T>(path: string, params: Params = {}, options: RequestOptions = {}) {
      const call: Call = {
        method: 'GET',
        path,
        params,
        options,
        send: get,
      };
      return attemptSync(() => {
        const key = `${writes} ${options.auth !== false} ${address(call).url}`;
        return share(key, options.signal, (signal) => respond(call, signal, asReply<T>));
      }).catch((error) => {
        throw options.signal?.aborted && !isShellError(error) ? told(error, call, options.signal) : error;
      });
    },
    post<T>(path: string, body: unknown = {}, options: RequestOptions = {}) {
      const call: Call = {
        method: 'POST',
        path,
        params: options.params ?? {},
        options,
        send: (url, headers, signal) =>
          platform.fetch(url, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
            signal,
            credentials: 'include',
            keepalive: options.keepalive ?? false,
          }),
      };
      const written = respond(call, options.signal, asReply<T>);
      return options.auth === false ? written : counted(written);
    },
    upload: async <T>(path: string, file: Blob, options: UploadOptions = {}) =>
      counted((await import('./files')).upload<T>(inner, path, file, options)),
    download: async (path, params = {}, options = {}) =>
      (await import('./files')).download(inner, path, params, options),
  };
}

function attemptSync<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

const name = (call: { method: string; path: string }): string =>
  `${call.method} ${call.path.split('?', 1)[0]}`;

function unauthorised(call: { method: string; path: string }): ShellError {
  return new ShellError({
    kind: 'unauthorised',
    code: '401',
    messageKey: MESSAGES.unauthorised,
    call: name(call),
  });
}

/** The promise, or the signal's reason as soon as that comes first. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}

/** `AbortSignal.any` with its listeners taken off again: the epoch's signal outlives thousands of calls. */
function anySignal(signals: readonly AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const handlers = signals.map((signal) => {
    const handler = () => controller.abort(signal.reason);
    if (signal.aborted) handler();
    else signal.addEventListener('abort', handler, { once: true });
    return () => signal.removeEventListener('abort', handler);
  });
  const release = () => {
    for (const off of handlers) off();
  };
  return { signal: controller.signal, release };
}
