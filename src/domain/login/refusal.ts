import type { ShellError } from '../../core/errors';
import { secondsOf } from '../../core/time/seconds';
import { countOf, isRecord } from '../../page/json/json';

/** A refused call, with the reply to it. */
type Refused = Pick<ShellError, 'body'>;

const dataOf = ({ body }: Refused): Readonly<Record<string, unknown>> =>
  isRecord(body) && isRecord(body.data) ? body.data : {};

/** Seconds after which the call may be sent again, a day at most; null where the reply says nothing. */
export const waitOf = (error: Refused): number | null => secondsOf(dataOf(error).wait) || null;

/** The tries that are left for a code; 0 where the reply says nothing. */
export const triesLeft = (error: Refused): number => countOf(dataOf(error).left) ?? 0;
