/** The services of spec 7. */
export type ServiceName =
  | 'userCentre'
  | 'boss'
  | 'fbb'
  | 'ship'
  | 'feedback'
  | 'bi'
  | 'orderApi'
  | 'billingApi';

/** Values of a query; `undefined` and `null` are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A reply of the backend, code 200 or 206. */
export interface Reply<T = unknown> {
  code: number;
  message: string;
  data: T;
}

export interface RequestOptions {
  /** Default: user centre, or what the path's rule says (spec 7). */
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
  /** A write of some KB at most that is finished even if the page is left meanwhile. */
  keepalive?: boolean | undefined;
  /** Overrides the context organisation, for the call that prepares a switch. */
  contextId?: string | undefined;
}

export interface UploadOptions extends RequestOptions {
  /** Name of the form field that carries the file; default `file`. */
  field?: string | undefined;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Percent sent, 0–99; 100 only once the server has answered (spec 4). */
  onProgress?: ((percent: number) => void) | undefined;
}

export interface DownloadedFile {
  blob: Blob;
  /** From Content-Disposition, else the last part of the path. */
  filename: string;
}

/**
 * The request core as hosts and features see it (spec 7). A path starts with /; the service is found by its rule. All methods
 * reject with a ShellError: by `kind` one tells a failing reply from the network, `code` is the reply's, the HTTP status, or
 * `argument` for a path that cannot be used.
 */
export interface RequestClient {
  /** A read: tried again on network failure, and shared with an equal one under way. */
  get<T = unknown>(path: string, params?: Params, options?: RequestOptions): Promise<Reply<T>>;
  /** A write, sent as JSON: never tried again by itself. */
  post<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Reply<T>>;
  /** One file as a form. */
  upload<T = unknown>(path: string, file: Blob, options?: UploadOptions): Promise<Reply<T>>;
  /** A file; saving it is the caller's. */
  download(path: string, params?: Params, options?: RequestOptions): Promise<DownloadedFile>;
}
