import { fakeServices } from '@oms/shell/testing';
import { firstReplies } from '@oms/tools/bench-page/first-replies';
import { answersOf, bodyOf, sizeOf } from '@oms/tools/bench-page/replies';
import { at } from '@oms/tools/paths';
import { smallWorld } from '@oms/tools/small-world';
import { type LoadServer, serveAsCdn } from '../load-server';
import { cases } from './cases';
import { pathOf } from './visits';

/** What one first call answers besides the session. */
const IN_ONE = [
  '/api/v1/My/getUserInfo',
  '/api/v1/Context/baseData',
  '/api/v1/Context/baseData?noVerify=1',
  '/api/v1/BizNotify/stats',
  '/api/v1/BizAnnouncement/stats',
];

/**
 * The pages, their files and their services, all at one origin: a page with its services elsewhere asks for leave
 * first, once for some hours.
 */
export async function serveCases(query: string): Promise<LoadServer> {
  const { config, fetch, getToken } = fakeServices(smallWorld);
  const headers = { authorization: `Bearer ${await getToken()}` };
  const session = await (
    await fetch(`${config.hosts.userCentre}/auth/jwt/authorize`, { method: 'POST', headers })
  ).json();
  const answer = answersOf(sizeOf(query), await firstReplies());
  const start = {
    ...(session as { data: object }).data,
    replies: Object.fromEntries(IN_ONE.map((path) => [`GET ${path}`, answer('GET', path)])),
  };
  const pages = new Map<string, string>();
  const server = await serveAsCdn(at('dist/bench'), {
    pages,
    answer(method, path) {
      if (path.startsWith('/auth/start')) return bodyOf(start);
      return /^\/(api|auth|status)\//.test(path) ? bodyOf(answer(method, path)) : undefined;
    },
  });
  const site = { origin: server.origin, start: { code: 200, message: 'OK', data: start } };
  for (const { name, page } of cases) {
    if (typeof page !== 'string') pages.set(pathOf(name), await page(site));
  }
  return server;
}
