import type { RequestClient } from '../../core/request/types';
import { safeUrl } from '../../core/url';
import { isRecord } from '../../page/json/json';

/** Pages of other systems that only the service knows the address of. */
export type ForwardTarget = 'userCentre' | 'erp';

const PATH = '/api/v1/UcYqnLogin/genForwardUserUrl';

/** Where the page is for this user. @throws {ShellError} also for an address that is no web page */
export async function forwardUrl(request: RequestClient, target: ForwardTarget): Promise<string> {
  const read = (data: unknown) => (isRecord(data) ? safeUrl(data.url) : null);
  return (await request.get(PATH, { target }, { read })).data;
}
