import { serviceNames } from '../hosts';
import { copyAccount } from './account/copy-account';
import { Failure } from './http/failure';
import type { Service } from './http/service';
import { publishAnnouncement } from './messages/announcements';
import { generateNotices } from './messages/notices';

/** The state of the backend, and calls that make messages and accounts for demonstrations and tests. */
export function status(userCentre: Service): void {
  const { db, urls, production, realtime } = userCentre.deps;
  userCentre.open('GET', '/status/health', async () => {
    await db.query('select 1');
    return {
      up: true,
      realtime: { listening: realtime.listening, sockets: realtime.sockets },
      services: serviceNames.map((name) => ({ name, url: urls[name] })),
    };
  });
  userCentre.open('GET', '/status/notify/gen', async ({ query, now }) => {
    if (production) throw new Failure(403);
    return { id: await generateNotices(db, query, now) };
  });
  userCentre.open('GET', '/status/announce/gen', async ({ query, now }) => {
    if (production) throw new Failure(403);
    return { id: await publishAnnouncement(db, query, now) };
  });
  userCentre.open('GET', '/status/account/gen', async ({ query }) => {
    if (production) throw new Failure(403);
    return { email: await copyAccount(db, query) };
  });
}
