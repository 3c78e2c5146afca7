import type { ShellError } from '../../core/errors';

/** The line that support needs when a call has failed. */
export const supportLine = ({ call, code, requestId }: ShellError): string =>
  [call, code, requestId].filter(Boolean).join(' · ');
