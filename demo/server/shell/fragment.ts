import { createHash } from 'node:crypto';
import type { ServedElement } from '@oms/shell/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { langOf } from '../../support/lang';
import { Input } from '../http/input';
import { senderLimit } from '../http/sender-limit';
import type { OpenCall, Service } from '../http/service';
import { Failure, invalid } from '../reply/failure';
import { cookieName } from '../session/sign-on-cookie';
import type { RendererOf } from './renderers';
import { titles } from './titles';

/** What one session may ask for in a minute: a page every quarter of a second. */
const MOST = 240;

const TAGS = ['topnav', 'notice-center', 'org-switcher', 'sidemenu'];
const WORDS = /^[a-z ]{0,100}$/;

/**
 * Bar and menu of a page as markup, for the server of that page, which includes it (docs/server.md): with the data of
 * the visitor whose cookies it passes on, and without a token. No browser asks for it: what one sends for a page is
 * refused, so that no page of another host reads who somebody is.
 */
export function fragment(userCentre: Service, rendererOf: RendererOf): void {
  const { app, deps } = userCentre;
  const limit = senderLimit(MOST, deps.clock);
  const titlesIn = titles(deps);
  // A server that includes whatever it gets must not show a reply of another kind to its visitor.
  const errorHandler = (error: unknown, _request: unknown, reply: FastifyReply) => {
    if (!(error instanceof Failure)) throw error;
    reply
      .code(error.status === 200 ? 400 : error.status)
      .type('text/plain')
      .send('');
  };
  app.get('/shell/fragment', { errorHandler }, async (request, reply) => {
    // Whatever the answer is, it is this visitor's alone.
    reply.header('cache-control', 'private, no-store').header('vary', 'Cookie');
    for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
      reply.removeHeader(name);
    refuseBrowsers(request);
    const query = new Input(request.query);
    const url = pageOf(query, deps.origins);
    const elements = elementsOf(query);
    const cookie = request.cookies[cookieName];
    if (cookie) limit.take(createHash('sha256').update(cookie).digest('base64'));
    const renderer = rendererOf(url.origin);
    const lang = query.optionalText('lang', { pattern: /^[\w-]{2,20}$/ }) ?? langOf(undefined);
    const data = () =>
      Promise.all([startOf(userCentre, request, url, lang, deps.clock()), titlesIn(langOf(lang))]);
    const [start, texts] = cookie ? await userCentre.atWork(request, data) : [];
    const { html } = await renderer.render({
      lang,
      url: url.href,
      cookies: request.headers.cookie,
      replies: { start, texts },
      elements,
    });
    return reply
      .header('link', `<${renderer.styleSheet}>; rel=preload; as=style`)
      .header('cross-origin-resource-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(`${html.join('\n')}\n`);
  });
}

/** @throws Failure 403 for what a browser sends, also by a server that passes all headers of its visitor on */
function refuseBrowsers({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) throw new Failure(403);
}

/** The address of the page. @throws Failure where it is of none of the hosts */
function pageOf(query: Input, origins: readonly string[]): URL {
  const text = query.text('url', { max: 2_000 });
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !origins.includes(url.origin)) throw invalid('url');
  return url;
}

/**
 * `elements=topnav,notice-center,sidemenu`, in the order of the page, with `features` of the bar and `mode` of the
 * menu.
 * @throws Failure for anything else
 */
function elementsOf(query: Input): ServedElement[] {
  const names = query.text('elements').split(',');
  if (names.some((name) => !TAGS.includes(name)) || new Set(names).size < names.length)
    throw invalid('elements');
  const features = query.optionalText('features', { pattern: WORDS });
  const mode = query.optionalText('mode', { pattern: /^(?:auto|tree|flyout)$/ });
  const slotted: ServedElement[] = [
    { tag: 'oms-notice-center', attributes: { slot: 'notices' } },
    { tag: 'oms-org-switcher', attributes: { slot: 'organisation' } },
  ];
  const inBar = slotted.filter(({ tag }) => names.includes(tag.slice('oms-'.length)));
  if (inBar.length > 0 && !names.includes('topnav')) throw invalid('elements');
  const bar: ServedElement = {
    tag: 'oms-topnav',
    attributes: features === null ? {} : { features },
    children: inBar,
  };
  const menu: ServedElement = { tag: 'oms-sidemenu', attributes: mode === null ? {} : { mode } };
  return names.flatMap((name) => (name === 'topnav' ? [bar] : name === 'sidemenu' ? [menu] : []));
}

/** The reply of the one call for all, as a page of that host would get it; null where the service refuses it. */
async function startOf(
  userCentre: Service,
  request: FastifyRequest,
  { origin }: URL,
  lang: string,
  now: Date,
): Promise<unknown> {
  const query = { contextId: request.cookies.contextId ?? '', lang };
  // The call of a page has the origin of its host, without which the cookie counts for nothing.
  const asked = Object.create(request, {
    headers: { value: { cookie: request.headers.cookie, origin } },
    query: { value: query },
  }) as FastifyRequest;
  const none = new Input({});
  const call = { query: new Input(query), body: none, params: none, lang: langOf(lang), now, request: asked };
  try {
    return {
      code: 200,
      data: await userCentre.dataOf('POST', '/auth/jwt/start', call as unknown as OpenCall),
    };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
