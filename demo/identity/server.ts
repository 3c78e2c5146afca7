import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { demoHosts, type PageHostOptions } from '../hosts';
import { listen, type RunningHost } from '../support/listen';
import type { Client } from './providers';

export interface IdentityOptions extends PageHostOptions {
  /** The user centre, which asks them who somebody is. */
  readonly client: Client;
}

/** Handles a request of `/{provider}/…`. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the four identity providers of the demo, made when somebody first asks: few starts of the demo need them. */
export function startIdentity({
  portBase,
  listenBase = portBase,
  client,
}: IdentityOptions): Promise<RunningHost> {
  const hosts = demoHosts(portBase);
  let made: Promise<Handle> | undefined;
  const handle = () => {
    made ??= import('./oidc').then(({ openIdProviders }) =>
      openIdProviders(hosts.identity.url, hosts.services.userCentre.url, client),
    );
    return made;
  };
  const app = fastify({ forceCloseConnections: true });
  // The providers read the bodies themselves.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', async (request, reply) => {
    const answer = await handle();
    // Also for what the library says by itself; a page of ours has a policy of its own.
    reply.raw.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
  return listen(app, demoHosts(listenBase).identity);
}
