import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/db';
import { Input } from '../http/input';
import { refuseForeignOrigin } from '../http/own-pages-only';
import { succeeded } from '../http/reply';
import { senderLimit } from '../http/sender-limit';
import type { Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { invalid } from '../reply/failure';
import { sessionOfCookie } from '../session/sessions';
import { cookieName } from '../session/sign-on-cookie';

/** Bytes of a batch: browsers send no larger beacon. */
const maxBatch = 64 * 1024;
const maxEvents = 100;
/** Rows that are kept of all users. */
const maxRows = 50_000;
/** Batches a minute. A tab sends two, and one for each 20 events; a whole office may sit behind one address. */
const [mostOfSession, mostOfAddress] = [60, 1_200];

/** Takes the usage statistics that pages send by `sendBeacon`. Whose they are says the sign-on cookie, not the batch. */
export function usage(service: Service): void {
  const { db, origins, clock } = service.deps;
  const [ofSession, ofAddress] = [senderLimit(mostOfSession, clock), senderLimit(mostOfAddress, clock)];
  void service.app.register(async (scoped) => {
    scoped.addHook('onRequest', async ({ ip }) => ofAddress.take(ip));
    // A beacon is text/plain, and pages of any origin can send that: so it is read here alone, and its origin is checked.
    scoped.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: maxBatch },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(invalid('body'), undefined);
        }
      },
    );
    const take = async (request: FastifyRequest) => {
      const batch = read(new Input(request.body));
      const session = await sessionOfCookie(db, request.cookies[cookieName], clock());
      if (session) ofSession.take(session.id);
      // Nobody but she herself can agree for a user, so nothing is kept of one who acts as her.
      if (session?.actorId === null && cameFromPage(request)) await keep(db, session.userId, batch, clock());
    };
    scoped.post('/usage', async (request) => {
      refuseForeignOrigin(request, origins);
      await service.atWork(request, () => take(request));
      return succeeded(null, 'en', request.id);
    });
  });
}

/** Browsers send Origin with a beacon, so what comes without is no page's. */
const cameFromPage = ({ headers }: FastifyRequest) => headers.origin !== undefined;

function read(batch: Input) {
  return {
    system: batch.optionalText('system', { max: 40 }),
    events: batch.objects('events', { max: maxEvents }).map((field) => ({
      kind: field.text('kind', { pattern: /^(page|click)$/ }),
      url: field.text('url', { max: 2_000, pattern: /^https?:\/\/[^?#]+$/ }),
      source: field.text('source', { max: 60 }),
      control: field.optionalText('id', { max: 100 }),
    })),
  };
}

/**
 * Keeps the events of a user who agrees. Those of another one are forgotten without a word: a page that closes reads no
 * reply.
 */
async function keep(
  db: Db,
  user: number,
  { system, events }: ReturnType<typeof read>,
  now: Date,
): Promise<void> {
  for (const { kind, url, source, control } of events) {
    await db.query(
      `insert into usage_events (user_id, system, kind, url, source, control, at)
       select $1, $2, $3, $4, $5, $6, $7 from user_options
       where user_id = $1 and name = 'usage_statistics' and value = '1'`,
      [user, system, kind, url, source, control, now],
    );
  }
  await db.query('delete from usage_events where id <= (select max(id) from usage_events) - $1', [maxRows]);
}

/** The latest events, the newest first. */
export async function readUsage(db: Db, query: Input): Promise<unknown> {
  const rows = await db.query(
    `select e.kind, e.url, e.source, e.control, e.at, u.email from usage_events e join users u on u.id = e.user_id
     where $1::text is null or u.email = lower($1) order by e.id desc limit 50`,
    [query.optionalText('user', { max: 254 })],
  );
  return { events: toWireRows(rows) };
}
