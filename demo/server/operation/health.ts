import type { Service } from '../http/service';
import { Failure } from '../reply/failure';

/**
 * Two questions that a deployment asks each port, answered however many calls wait. `live`: does the process answer;
 * where it does not, it is restarted. `ready`: is it to get calls; a database that is away is no reason to restart
 * anything, and neither is a process with more calls than it can do.
 */
export function health(service: Service): void {
  const { lifecycle, isDatabaseUp } = service.deps;
  service.open('GET', '/status/live', async () => ({ live: true }), { queue: 'none' });
  service.open(
    'GET',
    '/status/ready',
    async () => {
      // Before anything that takes time: the end does not wait for who hears of it too late.
      if (lifecycle.stopping) throw notReady({ stopping: true });
      // No port listens before the migrations are done.
      const database = await isDatabaseUp();
      const { stopping } = lifecycle;
      if (!database || stopping) throw notReady({ database, stopping });
      return { ready: true, database, stopping };
    },
    { queue: 'none' },
  );
}

const notReady = (why: { readonly database?: boolean; readonly stopping: boolean }): Failure =>
  new Failure(503, {}, undefined, undefined, { ready: false, ...why });
