import type { Params } from '../../page/addresses/query';
import type { ServiceName } from '../config/services';

export type { Params };

/** A reply of the backend, code 200 or 206. */
export interface Reply<T = unknown> {
  code: number;
  message: string;
  data: T;
}

export interface RequestOptions {
  /** Default: user centre, or what the path's rule says (docs/behaviour.md#services). */
  service?: ServiceName | undefined;
  /** Ends the call: it rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds; default the configuration's `requestTimeout` (300000). */
  timeout?: number | undefined;
  /** False for calls that need no session. Default true. */
  auth?: boolean | undefined;
  /** Query values of a write; a read gives them as its second argument. */
  params?: Params | undefined;
  /** A write that carries one may be retried like a read. */
  idempotencyKey?: string | undefined;
  /**
   * True for a POST that changes nothing on the service (a safe method in the words of HTTP): it counts as a read, so
   * it is retried, and a switch of the organisation does not refuse it. Default false.
   */
  safe?: boolean | undefined;
  /** A write of a few KB at most that the browser finishes even if the page is left meanwhile. */
  keepalive?: boolean | undefined;
  /** Overrides the context organisation, for the call that prepares a switch. */
  contextId?: string | undefined;
}

export interface ReadOptions<T> extends RequestOptions {
  /**
   * Parses `data` of the reply. Where it gives null, or throws, the call rejects with kind `malformed`. `zone` is the
   * `serviceTimeZone` of the configuration.
   *
   * @example
   * const { data } = await request.get('/api/v1/Order/findAll', {}, {
   *   read: (data) => (Array.isArray(data) ? data.map(toOrder) : null),
   * });
   */
  read?: ((data: unknown, zone: string) => T | null) | undefined;
}

export interface UploadOptions<T = unknown> extends ReadOptions<T> {
  /** Name of the form field that carries the file; default `file`. */
  field?: string | undefined;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Percent sent, 0–99; 100 only once the server has answered (docs/behaviour.md#files). */
  onProgress?: ((percent: number) => void) | undefined;
}

export interface DownloadOptions extends RequestOptions {
  /** Default `GET`. A `POST` is not retried unless it is `safe`. */
  method?: 'GET' | 'POST' | undefined;
  /** Of a `POST`, sent as JSON. */
  body?: unknown;
  /** Bytes that have arrived, and how many there will be; null where the service does not say that. A retry begins at 0 again. */
  onProgress?: ((received: number, total: number | null) => void) | undefined;
}

export interface DownloadedFile {
  blob: Blob;
  /** From Content-Disposition, else the last part of the path; without folders and characters that mislead. */
  filename: string;
}

/**
 * The request core as hosts and features see it (docs/behaviour.md#requests). A path starts with /; the service is
 * found by its rule. All methods reject with a ShellError: its `kind` distinguishes a failing reply from the network,
 * its `code` is the reply's, the HTTP status, or a word: `malformed` for data that cannot be parsed, `argument` for a
 * path that cannot be used.
 */
export interface RequestClient {
  /** A read: retried where it was not answered, or with 429 or 5xx; shared with an equal one in flight. */
  get<T = unknown>(path: string, params?: Params, options?: ReadOptions<T>): Promise<Reply<T>>;
  /** A write, sent as JSON: never retried without an `idempotencyKey` or `safe`. */
  post<T = unknown>(path: string, body?: unknown, options?: ReadOptions<T>): Promise<Reply<T>>;
  /** One file as a form. Success is code 200 in a response of status 200, nothing else. */
  upload<T = unknown>(path: string, file: Blob, options?: UploadOptions<T>): Promise<Reply<T>>;
  /** A file by GET or POST; saving it is the caller's task. */
  download(path: string, params?: Params, options?: DownloadOptions): Promise<DownloadedFile>;
}
