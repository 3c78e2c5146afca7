import type { ShellError } from '../errors';

/** The reply's code, or the HTTP status, for a record that does not exist (docs/behaviour.md#errors). */
const GONE: readonly string[] = ['10020', '404', '410'];

/** The record was deleted, or is not the user's to see: another attempt finds nothing either. */
export const isGone = ({ kind, code }: ShellError): boolean => kind === 'reply' && GONE.includes(code);
