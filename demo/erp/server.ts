import fastify, { type FastifyInstance } from 'fastify';
import { type DemoHosts, demoHosts, type PageHostOptions } from '../hosts';
import { listen, type RunningHost } from '../support/listen';
import { pageHeaders } from '../support/page-headers';
import { serveFiles } from '../support/static-files';
import { erpDocument } from './document';

/** Serves the ERP pages: one document for every address; Vue 2 renders the page in the browser. */
export function startErp({ portBase, listenBase = portBase }: PageHostOptions): Promise<RunningHost> {
  return listen(erpApp(demoHosts(portBase)), demoHosts(listenBase).pages.erp);
}

function erpApp(hosts: DemoHosts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const page = erpDocument(hosts);
  serveFiles(app, import.meta.url, { vue: 'dist', 'element-ui': 'lib' });
  app.get('/*', (_request, reply) =>
    // Vue 2 compiles the templates of these pages as they run.
    pageHeaders(reply, [`script-src 'self' 'unsafe-eval' ${hosts.pages.cdn.url}`])
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page),
  );
  return app;
}
