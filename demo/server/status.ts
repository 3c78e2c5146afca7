import { serviceNames } from '../hosts';
import { copyAccount } from './account/copy-account';
import { refuseOtherSites } from './http/own-pages-only';
import type { OpenCall, Service } from './http/service';
import { publishAnnouncement } from './messages/announcements';
import { generateNotices } from './messages/notices';
import { copyOrganisation } from './organisations/copy-organisation';
import { readOutbox } from './outbox/outbox';
import { Failure } from './reply/failure';
import { readUsage } from './usage/usage';

/** The state of the backend, and calls that make messages, accounts and organisations for demonstrations and tests. */
export function status(userCentre: Service): void {
  const { db, urls, origins, makers, realtime, isDatabaseUp } = userCentre.deps;
  const state = async () => {
    if (!(await isDatabaseUp())) throw new Failure(503);
    return {
      up: true,
      realtime: { listening: realtime.listening, sockets: realtime.sockets },
      services: serviceNames.map((name) => ({ name, url: urls[name] })),
    };
  };
  userCentre.open('GET', '/status/health', state, { queue: 'none' });
  if (!makers) return;
  /** A call that needs no token, but is for no page of another site. A program sends what headers it likes: see `makersFrom`. */
  const maker = (path: string, make: (call: OpenCall) => Promise<unknown>) =>
    userCentre.open('GET', path, async (call) => {
      refuseOtherSites(call.request, origins);
      return make(call);
    });
  maker('/status/notify/gen', async ({ query, now }) => ({ id: await generateNotices(db, query, now) }));
  maker('/status/announce/gen', async ({ query, now }) => ({
    id: await publishAnnouncement(db, query, now),
  }));
  maker('/status/outbox', ({ query }) => readOutbox(db, query));
  maker('/status/usage', ({ query }) => readUsage(db, query));
  maker('/status/account/gen', async ({ query }) => ({ email: await copyAccount(db, query) }));
  maker('/status/world/gen', ({ query }) => copyOrganisation(db, query));
}
