const BRAND = Symbol.for('oms.shell.error');

/** What kind of trouble an error tells of; stable, for code to branch on. */
export type ErrorKind =
  | 'reply' // a well-formed reply with a failing code
  | 'malformed' // a reply without a code, or not JSON
  | 'unauthorised'
  | 'forbidden'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'config' // a configuration or an argument that cannot be used
  | 'shell'; // a fault of ours

export interface ErrorDetails {
  kind: ErrorKind;
  /** The reply's code, the HTTP status, or a word of ours. */
  code: string;
  /** Key of the locale file; the text is made where a person reads it. */
  messageKey: string;
  /** The server's own words, already in the user's language; shown before the key's text. */
  serverMessage?: string | undefined;
  /** The reply's body, untouched. */
  body?: unknown;
  /** The original response. */
  response?: Response | undefined;
  /** Method and path of the call, for support; never the query, which may hold personal data. */
  call?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/**
 * The one error of the shell. Recognised by brand, not by `instanceof`: two bundles may meet on a page.
 * `message` is English for logs until `localise` of the request core has put it into the user's language.
 */
export class ShellError extends Error {
  readonly [BRAND] = true;
  readonly kind: ErrorKind;
  readonly code: string;
  readonly messageKey: string;
  readonly serverMessage: string | undefined;
  readonly body: unknown;
  readonly response: Response | undefined;
  readonly call: string | undefined;
  readonly requestId: string | undefined;

  constructor(details: ErrorDetails) {
    super(details.serverMessage ?? details.messageKey, { cause: details.cause });
    this.name = 'ShellError';
    this.kind = details.kind;
    this.code = details.code;
    this.messageKey = details.messageKey;
    this.serverMessage = details.serverMessage;
    this.body = details.body;
    this.response = details.response;
    this.call = details.call;
    this.requestId = details.requestId;
  }
}

/** Whether a value is an error of a shell, of whichever bundle. */
export function isShellError(value: unknown): value is ShellError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true;
}

/** Any thrown value as a ShellError. */
export function toShellError(value: unknown): ShellError {
  if (isShellError(value)) return value;
  return new ShellError({
    kind: 'shell',
    code: 'unexpected',
    messageKey: 'error.unexpected',
    cause: value,
  });
}

/** A reply to a read that is not what its call promises. */
export const malformed = (code: string, path: string, body: unknown): ShellError =>
  new ShellError({ kind: 'malformed', code, messageKey: 'error.malformed', call: `GET ${path}`, body });
