import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Address } from '../../../hosts';
import { listenAt, type RunningHost } from '../../../support/listen';
import type { Db } from '../../database/db';
import type { Gate } from '../../load/gate';
import { Failure } from '../../reply/failure';
import { authenticate } from '../../session/context';
import type { Tokens } from '../../session/tokens';
import { addListener, mayHear, readKey } from './listeners';

interface AccessDeps {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** What the broker knows and nobody else: the first part of the path that it asks at. */
  readonly secret: string;
  /** Lets a bounded number of questions reach the database. */
  readonly gate: Gate;
  /** The largest number of subscriptions of one user that are served. */
  readonly listenersPerUser: number;
}

type Question = Readonly<Record<string, string | undefined>>;

/** ms from the question about a subscription until the present counts are sent to it: the broker has made it by then. */
const soon = 1_000;

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers RabbitMQ's plugin rabbitmq_auth_backend_http, and nobody who does not know the secret: a user is who has a
 * token for that user's id, and may hear what is sent to that id for an organisation that the user may see, and nothing
 * else. Nobody may send.
 */
export function brokerAccess(deps: AccessDeps): FastifyInstance {
  const { db, clock, log, gate, listenersPerUser } = deps;
  const secret = hash(deps.secret);
  const timers = new Set<NodeJS.Timeout>();
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1_000 } });
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
    user: ({ username, password }) =>
      gate.run(async () => {
        const user = await authenticate(deps, `Bearer ${password}`, clock()).catch(() => undefined);
        return user !== undefined && !user.passwordExpired && String(user.id) === username;
      }),
    vhost: ({ vhost }) => vhost === '/',
    resource: ({ resource, name, permission }) =>
      resource === 'queue'
        ? // Of a subscription to a topic: the broker makes it, with a random name unless the client wants it to last.
          name?.startsWith('stomp-subscription-') === true
        : resource === 'exchange' && name === 'amq.topic' && permission === 'read',
    topic: ({ username, name, permission, routing_key: text = '' }) => {
      const wanted = readKey(text);
      if (name !== 'amq.topic' || permission !== 'read' || !wanted || wanted.user !== username) return false;
      return gate.run(async () => {
        if (!(await mayHear(db, wanted))) return false;
        await addListener(db, wanted, clock(), listenersPerUser);
        tellSoon(wanted.user);
        return true;
      });
    },
  };
  for (const [path, answer] of Object.entries(answers))
    app.post<{ Params: { secret: string } }>(`/:secret/${path}`, async ({ params, body }, reply) => {
      if (!timingSafeEqual(hash(params.secret), secret)) return reply.code(404).send();
      const allowed = await Promise.resolve(answer((body ?? {}) as Question)).catch((error: unknown) => {
        // No place at the gate, which counts that, or no database.
        if (!(error instanceof Failure && error.code === 503)) log(`broker: ${String(error)}`);
        return false;
      });
      return reply.type('text/plain').send(allowed ? 'allow' : 'deny');
    });
  return app;
}

/** Serves it on a port of its own, on the loopback address unless `host` says otherwise. */
export const startBrokerAccess = (
  deps: AccessDeps,
  { host, port, url }: Address,
  otherHost: string | undefined,
): Promise<RunningHost> =>
  listenAt(brokerAccess(deps), { host: otherHost ?? host, port, url }, 'BROKER_ACCESS_HOST');
