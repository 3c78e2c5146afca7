import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { type DemoHosts, demoHosts } from '../hosts';
import { listen, type RunningHost } from '../support/listen';
import { erpDocument } from './document';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The ERP pages: one document for every address; Vue 2 in the browser does the rest. */
export function startErp(options: { portBase: number }): Promise<RunningHost> {
  const hosts = demoHosts(options.portBase);
  return listen(erpApp(hosts), hosts.pages.erp);
}

function erpApp(hosts: DemoHosts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const page = erpDocument(hosts);
  app.register(files, { root: folder('./public/'), prefix: '/assets/', index: false });
  app.register(files, {
    root: folder('./vendor/'),
    prefix: '/vendor/',
    index: false,
    decorateReply: false,
    maxAge: '1d',
  });
  app.get('/*', (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .send(page),
  );
  return app;
}
