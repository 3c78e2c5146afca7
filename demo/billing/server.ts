import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type DemoHosts, demoHosts, type PageHostOptions } from '../hosts';
import { langOf } from '../support/lang';
import { listen, type RunningHost } from '../support/listen';
import { pageHeaders } from '../support/page-headers';
import { serveFiles } from '../support/static-files';
import { BackendError, createBackend } from './backend';
import type { PageContext } from './context';
import { billsCsv } from './export';
import { createLabels, type Labels } from './labels';
import { CHARGES, chargesPage } from './pages/charges';
import { detailPage } from './pages/detail';
import { failurePage } from './pages/failure';
import { frame, type Page } from './pages/frame';
import { filterOf, LIST_PATH, listPage } from './pages/list';
import { plainPage } from './pages/plain';
import { type ServedShell, servedShell } from './served-shell';
import { translator } from './texts';

/**
 * Serves the billing pages, which the server renders for each request with the visitor's session, language and
 * organisation.
 */
export function startBilling(options: BillingOptions): Promise<RunningHost> {
  const hosts = demoHosts(options.portBase);
  const here = demoHosts(options.listenBase ?? options.portBase);
  return listen(billingApp(hosts, options.served ?? 0), here.pages.billing);
}

interface BillingOptions extends PageHostOptions {
  /**
   * ms for which a page waits for bar and menu from the user centre. Without it, and without an answer, it has the tags
   * alone, which draw themselves.
   */
  readonly served?: number | undefined;
}

function billingApp(hosts: DemoHosts, limit: number): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.register(cookies);
  serveFiles(app, import.meta.url, { jquery: 'dist', bootstrap: 'dist' });

  const labels = createLabels(() => Date.now());
  const show = async (request: FastifyRequest, reply: FastifyReply, render: Render) => {
    const context = contextOf(hosts, labels, request);
    const { address, lang } = context;
    const [page, shell] = await Promise.all([
      render(context).catch((error: unknown) => failureOf(context, error)),
      servedShell(hosts, { url: address.href, lang, cookie: request.headers.cookie, limit }),
    ]);
    return sendPage(context, reply, page, shell);
  };
  app.get('/', (_request, reply) => reply.redirect(LIST_PATH));
  app.get(LIST_PATH, (request, reply) => show(request, reply, listPage));
  for (const path of Object.keys(CHARGES))
    app.get(path, (request, reply) => show(request, reply, chargesPage));
  app.get('/bill/detail', (request, reply) => show(request, reply, detailPage));
  app.get('/bill/export.csv', async (request, reply) => {
    const context = contextOf(hosts, labels, request);
    try {
      const csv = await billsCsv(context, filterOf(context.address.searchParams));
      const name = `bills-${context.now.toISOString().slice(0, 10)}.csv`;
      return await reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(csv);
    } catch (error) {
      return sendPage(context, reply, failureOf(context, error));
    }
  });
  app.get('/*', (request, reply) => show(request, reply, plainPage));
  return app;
}

type Render = (context: PageContext) => Promise<Page>;

function contextOf(hosts: DemoHosts, labels: Labels, request: FastifyRequest): PageContext {
  const lang = langOf(request.cookies.lang);
  const visitor = {
    signOn: request.cookies.oms_sso ?? null,
    organisationId: request.cookies.contextId ?? '',
    lang,
  };
  return {
    hosts,
    lang,
    labels,
    t: translator(lang),
    backend: createBackend(hosts, visitor),
    // Concatenated, not resolved: otherwise an address that begins with two slashes could name another host.
    address: new URL(hosts.pages.billing.url + request.url),
    now: new Date(),
  };
}

/**
 * Renders the page of an error. An error that is not the backend's is logged and shown as `failed`, without its stack.
 */
function failureOf(context: PageContext, error: unknown): Page {
  if (error instanceof BackendError) return failurePage(context, error);
  console.error(error);
  return failurePage(context, new BackendError('failed', `GET ${context.address.pathname}`));
}

function sendPage(
  context: PageContext,
  reply: FastifyReply,
  page: Page,
  shell: ServedShell | null = null,
): FastifyReply {
  if (shell?.link) reply.header('link', shell.link);
  const scripts = `script-src 'self' ${context.hosts.pages.cdn.url} 'inline-speculation-rules'`;
  // jQuery 1 probes the browser with an attribute.
  return pageHeaders(reply, [scripts, "script-src-attr 'unsafe-inline'"])
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .send(frame(context, page, shell?.html));
}
