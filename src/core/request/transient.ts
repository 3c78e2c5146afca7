import { isShellError, type ShellError } from '../errors';

/**
 * Whether the same call may succeed a moment later: the service was not reached, answered with 429 or 5xx, its reply
 * was cut, or a page of a network's sign-in came in its place. Not so a failing code with another status, which is the
 * service's answer, and not the end of a call by its caller.
 */
export function isTransient(error: unknown): boolean {
  // `fetch` rejects with it, and so does a body that is cut while it is read.
  if (!isShellError(error)) return true;
  const { kind, response, body } = error;
  if (!response) return kind === 'network' || kind === 'timeout';
  const { status } = response;
  // 501 stays as it is. The others come from a service, or a proxy before it, that restarts or has too much to do.
  if (status === 429 || (status >= 500 && status !== 501)) return true;
  // It begins as JSON and is none: the connection ended in its middle, and the browser did not notice.
  return isForeignPage(error) || (kind === 'malformed' && typeof body === 'string' && /^[[{]/.test(body));
}

/**
 * Whether a captive portal or a proxy has answered with a page of its own, and a status of success: no service has seen
 * the call.
 */
export const isForeignPage = ({ kind, body }: ShellError): boolean =>
  kind === 'malformed' && typeof body === 'string' && /^\s*</.test(body);

/**
 * The wait in ms that the service asks for by `Retry-After`, in seconds or as a date; 0 where it asks for none. A page of another
 * origin sees the header only where the service exposes it.
 * @param now clock time in ms
 */
export function retryAfter(error: unknown, now: number): number {
  const text = (isShellError(error) && error.response?.headers.get('retry-after')) || 0;
  const ms = Number(text) >= 0 ? Number(text) * 1000 : Date.parse(String(text)) - now;
  return ms > 0 ? ms : 0;
}
