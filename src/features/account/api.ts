import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { isWire } from '../../core/session/wire';
import { safeUrl } from '../../core/url';

/** Pages of other systems that only the service knows the address of. */
export type ForwardTarget = 'userCentre' | 'erp';

const PATH = '/api/v1/UcYqnLogin/genForwardUserUrl';

/** Where the page is for this user (spec 7.1). @throws {ShellError} also for an address that is no web page */
export async function forwardUrl(request: RequestClient, target: ForwardTarget): Promise<string> {
  const { data } = await request.get<unknown>(PATH, { target });
  const url = isWire(data) ? safeUrl(data.url) : null;
  if (url === null) {
    throw new ShellError({
      kind: 'malformed',
      code: 'forward-url',
      messageKey: 'error.malformed',
      call: `GET ${PATH}`,
      body: data,
    });
  }
  return url;
}
