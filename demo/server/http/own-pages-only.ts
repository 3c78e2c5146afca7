import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../support/own-host';
import { Failure } from '../reply/failure';

/**
 * Refuses what a browser sends for a page of another site: a call, a link, a form or a picture. A program such as curl
 * sends neither header, a browser cannot leave out `Sec-Fetch-Site`, and an old one that does not know it sends
 * `Origin` with calls. Over plain http browsers send it to the loopback address alone: elsewhere a request without it
 * may be a picture on any page.
 * @throws Failure 403
 */
export function refuseOtherSites({ headers }: FastifyRequest, origins: readonly string[]): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined && !isLoopback(headers.host)) throw new Failure(403);
  if (site !== undefined && site !== 'same-origin' && site !== 'same-site' && site !== 'none') {
    throw new Failure(403);
  }
  refuseForeignOrigin({ headers }, origins);
}

/**
 * Refuses a call from a page that is not of the product. Such a page could not read the reply, but the call would have
 * its effect.
 * @throws Failure 403
 */
export function refuseForeignOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: readonly string[],
): void {
  if (headers.origin !== undefined && !origins.includes(headers.origin)) throw new Failure(403);
}
