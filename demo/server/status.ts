import { publishAnnouncement } from './announcements';
import { Failure } from './failure';
import { generateNotices } from './notices';
import { serviceOffsets } from './ports';
import type { Service } from './service';

/** Whether all is up, and what helps to show and to test the demo. */
export function status(userCentre: Service): void {
  const { db, urls, production, realtime } = userCentre.deps;
  userCentre.open('GET', '/status/health', async () => {
    await db.query('select 1');
    return {
      up: true,
      realtime: { listening: realtime.listening, sockets: realtime.sockets },
      services: Object.keys(serviceOffsets).map((name) => ({ name, url: urls[name as keyof typeof urls] })),
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
}
