import type { ShellError } from '../errors';
import { isRecord } from '../json/json';

/** Seconds after which a refused call may be sent again, as the reply's `data.wait` says; null where it says nothing. */
export function waitOf({ body }: Pick<ShellError, 'body'>): number | null {
  const wait = isRecord(body) && isRecord(body.data) ? body.data.wait : null;
  return typeof wait === 'number' && wait > 0 && wait < 86_400 ? Math.ceil(wait) : null;
}
