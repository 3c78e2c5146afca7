import type { ShellError } from '../../core/errors';

/** What support asks for when a call has failed, in one line. */
export const supportLine = ({ call, code, requestId }: ShellError): string =>
  [call, code, requestId].filter(Boolean).join(' · ');
