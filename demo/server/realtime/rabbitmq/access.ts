import fastify from 'fastify';
import type { Address } from '../../../hosts';
import { listenAt, type RunningHost } from '../../../support/listen';
import type { Db } from '../../database/db';
import { authenticate } from '../../session/context';
import type { Tokens } from '../../session/tokens';
import { addListener, readKey } from './listeners';

interface AccessDeps {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

type Question = Readonly<Record<string, string | undefined>>;

/** ms from the question about a subscription until the present counts are sent to it: the broker has made it by then. */
const soon = 1_000;

/**
 * Answers RabbitMQ's plugin rabbitmq_auth_backend_http, on a port of its own that no proxy passes on: a user is who has a token for that
 * user's id, and may hear what is sent to that id, and nothing else. Nobody may send.
 */
export function startBrokerAccess(deps: AccessDeps, { host, port, url }: Address): Promise<RunningHost> {
  const { db, clock, log } = deps;
  const timers = new Set<NodeJS.Timeout>();
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  const tellSoon = (user: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      db.query(`select pg_notify('oms_signals', $1)`, [`notices ${user}`]).catch((error: unknown) =>
        log(`broker: ${String(error)}`),
      );
    }, soon).unref();
    timers.add(timer);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  const answers: Record<string, (question: Question) => boolean | Promise<boolean>> = {
    user: async ({ username, password }) => {
      const user = await authenticate(deps, `Bearer ${password}`, clock()).catch(() => undefined);
      return user !== undefined && !user.passwordExpired && String(user.id) === username;
    },
    vhost: ({ vhost }) => vhost === '/',
    resource: ({ resource, name, permission }) =>
      resource === 'queue'
        ? // Of a subscription to a topic: made by the broker, with a name that nobody guesses.
          name?.startsWith('stomp-subscription-') === true
        : resource === 'exchange' && name === 'amq.topic' && permission === 'read',
    topic: async ({ username, name, permission, routing_key: text = '' }) => {
      const wanted = readKey(text);
      if (name !== 'amq.topic' || permission !== 'read' || wanted?.user !== username || !wanted) return false;
      await addListener(db, wanted, clock());
      tellSoon(wanted.user);
      return true;
    },
  };
  for (const [path, answer] of Object.entries(answers))
    app.post(`/${path}`, async (request, reply) => {
      const allowed = await Promise.resolve(answer((request.body ?? {}) as Question)).catch(
        (error: unknown) => {
          log(`broker: ${String(error)}`);
          return false;
        },
      );
      return reply.type('text/plain').send(allowed ? 'allow' : 'deny');
    });
  return listenAt(app, { host, port, url });
}
