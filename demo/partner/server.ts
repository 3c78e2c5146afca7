import fastify, { type FastifyInstance } from 'fastify';
import { type DemoHosts, demoHosts, type PageHostOptions } from '../hosts';
import { listen, type RunningHost } from '../support/listen';
import { noPermissions } from '../support/page-headers';
import { serveFiles } from '../support/static-files';
import { partnerDocument } from './document';
import { contentSecurityPolicy } from './policy';

export interface PartnerOptions extends PageHostOptions {
  /** The policy allows the connection to the development server. */
  readonly development?: boolean | undefined;
}

/** Serves the partner portal: another brand on another site, with a strict policy and one script tag of the shell. */
export function startPartner({
  portBase,
  listenBase = portBase,
  development,
}: PartnerOptions): Promise<RunningHost> {
  const hosts = demoHosts(portBase);
  const here = demoHosts(listenBase);
  return listen(partnerApp(hosts, contentSecurityPolicy(hosts, development)), here.pages.partner);
}

function partnerApp(hosts: DemoHosts, policy: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const page = partnerDocument(hosts);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('permissions-policy', noPermissions)
      .header('x-content-type-options', 'nosniff')
      // The login page needs the origin to decide where a ticket may go; paths stay private.
      .header('referrer-policy', 'strict-origin');
  });
  serveFiles(app, import.meta.url);
  app.get('/', (_request, reply) => reply.redirect('/orders'));
  app.get('/*', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
  return app;
}
