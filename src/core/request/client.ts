import { dropEarlyReplies, takeEarlyReply } from '../../page/first-calls/early-replies';
import { loadPart } from '../../page/platform/load-part';
import type { ShellConfig } from '../config/types';
import { isShellError } from '../errors';
import type { Lang } from '../i18n/lang';
import type { Platform } from '../platform/platform';
import { createAddress } from './address';
import { createAttempts } from './attempts';
import { type Call, isRead, nameOf, type ReadResponse } from './call';
import { createEpochs } from './epochs';
import { createFailedCalls, type FailedCall } from './failed-calls';
import { failureOf } from './failures';
import { createReach, type LostService, type Reach } from './reach';
import type { RefusedBy } from './refused-by';
import { parseReply, type Received, readReply, type ServerTranslate } from './reply';
import { createRespond, type Respond } from './respond';
import { createSharing } from './share';
import { anySignal } from './signals';
import type { Params, ReadOptions, RequestClient, RequestOptions, UploadOptions } from './types';

/** The session, as far as the request core needs it; the session itself makes calls, so it is made later. */
export interface RequestSession {
  /** The bearer token; null where there is no session. */
  token(): Promise<string | null>;
  /** While it is open whether the session goes on: its token, or null once it is over. */
  pending(): Promise<string | null> | null;
  /**
   * After a 401: another token if the session lives on, else null, and the session has ended. Rejects with the error of
   * the call where the session goes on without the service.
   * @param by who refuses the token
   * @param again the refused token is one that this gave
   */
  renew(refused: string | null, by: RefusedBy, again: boolean): Promise<string | null>;
  contextId(): string;
  lang(): Lang;
  /** A call for the context organisation was refused (403): the service may refuse the organisation. */
  refused(): void;
}

export interface RequestDeps {
  config: ShellConfig;
  platform: Pick<Platform, 'fetch' | 'sendForm' | 'clock' | 'random' | 'location'>;
  session: RequestSession;
  translate: ServerTranslate;
  /** Whether the page's Content-Security-Policy has refused an address. */
  refusedByPolicy: (url: string) => boolean;
  /** Called once it is known why a service is out of reach. */
  onLost: (lost: LostService) => void;
}

export interface RequestCore extends RequestClient {
  /**
   * The full address of a call, with organisation and language.
   * @throws {ShellError} `argument` for a path, `config` for a host that is missing
   */
  urlOf(path: string, options?: Pick<RequestOptions, 'service' | 'contextId' | 'params'>): string;
  /** Ends every call in flight; their callers get an `aborted` error. */
  abortAll(): void;
  /**
   * For the switch of the organisation: ends the calls in flight of the old one, and starts none until the returned function is
   * called. True: the epoch is over, its replies reach nobody, and reads that waited are `aborted`. False: the switch has
   * failed, and those reads are sent once more. Writes are refused meanwhile, and one in flight is `aborted` at once: whether
   * the server has done it is not known.
   */
  hold(): (over: boolean) => void;
  /**
   * Starts every read in flight over, in the language of now: its caller gets no reply of the old one, however late it
   * joined.
   */
  languageChanged(): void;
  /** The last calls that failed, oldest first, at most ten. */
  failedCalls(): readonly FailedCall[];
  /** Services that the last call could not reach. */
  readonly $lost: Reach['$lost'];
  readonly checkLost: Reach['check'];
}

/** The parts of the client that uploads and downloads need; those are loaded when they are first used. */
export interface ClientCore {
  platform: RequestDeps['platform'];
  /** See `ReadOptions.read`. */
  zone: string;
  contextId(): string;
  get: Call['send'];
  /** Sends a body as JSON. */
  post(body: unknown, keepalive?: boolean): Call['send'];
  respond: Respond;
  receive: ReadResponse<Received>;
}

export function createRequest(deps: RequestDeps): RequestCore {
  const { config, platform, session, translate } = deps;
  const { serviceTimeZone: zone } = config;
  const share = createSharing();
  const epochs = createEpochs();
  const address = createAddress(config, session);
  const fetch: Platform['fetch'] = (...call) => (config.fetch ?? platform.fetch)(...call);
  const probed = { ...deps, platform: { ...platform, fetch } };
  const reach = createReach(async (...lost) =>
    (await loadPart(() => import('../advice/advice'))).explain(probed, ...lost),
  );
  const attempts = createAttempts({ config, platform, session, address, reach });
  const failed = createFailedCalls(platform.clock.now);
  const answer = createRespond(epochs, attempts, () => session.refused());
  const respond: Respond = (call, outer, read) => failed.watch(answer(call, outer, read));

  /** A reply that cannot be read is a call that failed. */
  const parsed = <T>(received: Received, call: Call, read: ReadOptions<T>['read']) =>
    failed.watch((async () => parseReply(received, call, read, zone))());

  /** Begins another generation of reads once the write is over, with success or not. */
  const written = <T>(write: Promise<T>): Promise<T> => {
    dropEarlyReplies();
    return write.finally(epochs.renew);
  };

  /** The loader may have made the call already. */
  const transport = (url: string, init: RequestInit & Parameters<typeof takeEarlyReply>[1]) => {
    const early = takeEarlyReply(url, init, platform.clock.now(), session.contextId());
    return early ? early.then((response) => response ?? fetch(url, init)) : fetch(url, init);
  };

  const receive: ReadResponse<Received> = async (response, call) => {
    const { service } = address(call);
    return { response, reply: await readReply(response, { service, call: nameOf(call), translate }) };
  };
  const send: Call['send'] = (url, headers, signal) =>
    transport(url, { headers, signal, credentials: 'include' });
  const sendJson =
    (body: unknown = {}, keepalive = false): Call['send'] =>
    (url, headers, signal) =>
      transport(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
        credentials: 'include',
        keepalive,
      });
  /** A host's own transport has no progress to report. */
  const sendForm: Platform['sendForm'] = (url, body, { headers, signal }) =>
    fetch(url, { method: 'POST', headers, body, signal, credentials: 'include' });
  const core: ClientCore = {
    platform: config.fetch ? { ...platform, sendForm } : platform,
    zone,
    contextId: () => session.contextId(),
    get: send,
    post: sendJson,
    respond,
    receive,
  };

  /** A read belongs to the language that it begins in. */
  const read = async (call: Call, outer: AbortSignal): Promise<Received> => {
    for (;;) {
      const language = epochs.language();
      const { signal, release } = anySignal([outer, language]);
      try {
        return await respond(call, signal, receive);
      } catch (error) {
        if (outer.aborted || !language.aborted) throw error;
      } finally {
        release();
      }
    }
  };

  const reworded = async (error: unknown): Promise<never> => {
    if (!isShellError(error) || !/^41[35]$/.test(error.code)) throw error;
    const { OF_WRITES, worded } = await loadPart(() => import('./worded'));
    throw worded(error, OF_WRITES);
  };

  return {
    $lost: reach.$lost,
    checkLost: reach.check,
    failedCalls: failed.list,
    urlOf: (path, options = {}) => address({ path, params: options.params ?? {}, options }).url,
    abortAll: epochs.abortAll,
    hold() {
      dropEarlyReplies();
      return epochs.hold();
    },
    languageChanged() {
      dropEarlyReplies();
      epochs.languageChanged();
    },
    async get<T>(path: string, params: Params = {}, options: ReadOptions<T> = {}) {
      const call: Call = { method: 'GET', path, params, options, send };
      const key = `${epochs.generation()} ${options.auth !== false} ${address(call).url}`;
      try {
        const received = await share(key, options.signal, (signal) => read(call, signal));
        // For each caller by itself: equal reads share a call, and may parse its reply differently.
        return await parsed(received, call, options.read);
      } catch (error) {
        throw options.signal?.aborted && !isShellError(error)
          ? failureOf(error, call, options.signal)
          : error;
      }
    },
    async post<T>(path: string, body: unknown = {}, options: ReadOptions<T> = {}) {
      const call: Call = {
        method: 'POST',
        path,
        params: options.params ?? {},
        options,
        send: sendJson(body, options.keepalive),
      };
      const sent = respond(call, options.signal, receive);
      const changes = options.auth !== false && !isRead(call);
      return parsed(await (changes ? written(sent).catch(reworded) : sent), call, options.read);
    },
    upload: async <T>(path: string, file: Blob, options: UploadOptions<T> = {}) =>
      written((await loadPart(() => import('./files'))).upload(core, path, file, options)).catch(reworded),
    download: async (path, params = {}, options = {}) =>
      (await loadPart(() => import('./files'))).download(core, path, params, options),
  };
}
