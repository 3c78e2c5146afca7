import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { type DemoHosts, demoHosts } from '../hosts';
import { listen, type RunningHost } from '../support/listen';
import { partnerDocument } from './document';
import { contentSecurityPolicy } from './policy';

/** The partner portal: another brand on another site, under a strict policy, with one script tag of the shell. */
export function startPartner(options: { portBase: number }): Promise<RunningHost> {
  const hosts = demoHosts(options.portBase);
  return listen(partnerApp(hosts), hosts.pages.partner);
}

function partnerApp(hosts: DemoHosts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const page = partnerDocument(hosts);
  const policy = contentSecurityPolicy(hosts);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      // The login page needs the origin to tell where a ticket may go; paths are nobody else's business.
      .header('referrer-policy', 'strict-origin');
  });
  app.register(files, {
    root: fileURLToPath(new URL('./public/', import.meta.url)),
    prefix: '/assets/',
    index: false,
  });
  app.get('/', (_request, reply) => reply.redirect('/orders'));
  app.get('/*', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
  return app;
}
