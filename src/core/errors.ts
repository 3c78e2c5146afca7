import type { ErrorKind } from '../page/report/error-codes';
import type { TextKey, Translate } from './i18n/texts';

const BRAND = Symbol.for('oms.shell.error');

export interface ErrorDetails {
  kind: ErrorKind;
  /** The reply's code, the HTTP status, or a word of the shell's. */
  code: string;
  /** Key of the locale files: `errorText` shows its text where the server gives no words. */
  messageKey: TextKey;
  /** English, for logs; by default the call, the kind, the code and the request id. */
  message?: string | undefined;
  /** The server's own words, in the language of the call; shown before the key's text. */
  serverMessage?: string | undefined;
  /** The text of `messageKey` with its values, where it has some: they are texts themselves, and change with the language. */
  text?: ((t: Translate) => string) | undefined;
  /** Keys of the server's translations that explain the code of a reply without words, the most specific first. */
  codeKeys?: readonly string[] | undefined;
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
 *
 * `message` is English and for logs. A page that shows an error to a person takes `serverMessage`, which is in the person's
 * language, or words of its own by `kind` and `code`; `messageKey` is the shell's own text in its locale files.
 *
 * @example
 * OmsShell.request.get('/api/v1/Order/findAll').catch((error) => {
 *   console.error(error.message); // GET /api/v1/Order/findAll: reply 10021, request 7f3a
 *   if (error.kind !== 'aborted') show(error.serverMessage ?? 'The orders cannot be loaded.');
 * });
 */
export class ShellError extends Error {
  declare readonly kind: ErrorKind;
  declare readonly code: string;
  declare readonly messageKey: TextKey;
  declare readonly serverMessage: string | undefined;
  declare readonly text: ((t: Translate) => string) | undefined;
  declare readonly codeKeys: readonly string[] | undefined;
  declare readonly body: unknown;
  declare readonly response: Response | undefined;
  declare readonly call: string | undefined;
  declare readonly requestId: string | undefined;

  constructor({ message, cause, ...details }: ErrorDetails) {
    super(message ?? describe(details), { cause });
    Object.assign(this, details, { name: 'ShellError', [BRAND]: true });
  }
}

function describe({ kind, code, call, requestId }: ErrorDetails): string {
  const fault = kind === code ? kind : `${kind} ${code}`;
  return `${call ? `${call}: ` : ''}${fault}${requestId ? `, request ${requestId}` : ''}`;
}

/** Whether a value is the error of a failed `fetch`. By name: in a realm of its own the shell meets the errors of the page. */
export const isTypeError = (value: unknown): boolean =>
  (value as { name?: unknown } | null | undefined)?.name === 'TypeError';

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
    message: `unexpected: ${String(value)}`,
    cause: value,
  });
}
