import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textLog } from '../../../demo/server/operation/log';
import { startServer } from '../../../demo/server/server';
import { openTokens } from '../../../demo/server/session/tokens';

// A process of its own, so that it can be killed: `backend.ts <first port> <folder>`. It leaves tokens of seeded people in the folder.
const [portBase, folder] = process.argv.slice(2);
if (!portBase || !folder) throw new Error('backend.ts <first port> <folder>');

const PLENTY = 20_000;
const WEEK = 7 * 86_400_000;

await startServer({
  portBase: Number(portBase),
  dataDir: join(folder, 'data'),
  // All pages of the run are of one address, and share some hundred people.
  limits: { strangersPerAddress: PLENTY, strangers: PLENTY, sockets: PLENTY, socketsPerUser: PLENTY },
  log: textLog((line) => console.error(line)),
  async fill(db) {
    const now = new Date();
    const { sign } = await openTokens(db);
    const people = await db.query<{ id: number }>(
      'select id from users where status = 1 and not password_expired order by id',
      [],
    );
    const tokens = await Promise.all(
      people.map(async ({ id }) => {
        const sessionId = randomUUID();
        await db.query(
          `insert into sessions (id, user_id, cookie_hash, created_at, expires_at, way, ip, agent, seen_at)
           values ($1, $2, $1, $3, $4, 'password', '127.0.0.1', 'proof', $3)`,
          [sessionId, id, now, new Date(now.getTime() + WEEK)],
        );
        return sign({ sessionId, userId: Number(id), actorId: null }, now);
      }),
    );
    writeFileSync(join(folder, 'tokens.json'), JSON.stringify(tokens));
  },
});
