import { first, withTimeout } from '../database/db';
import { Failure } from '../http/failure';
import type { Service } from '../http/service';

/** Milliseconds that the database has to answer. */
const patience = 1_000;

/**
 * Two questions that a deployment asks each port, answered however many calls wait. `live`: does the process answer; where it does not, it is started anew.
 * `ready`: is it to get calls; a database that is away is no reason to start anything anew.
 */
export function health(service: Service): void {
  const { db, lifecycle } = service.deps;
  service.open('GET', '/status/live', async () => ({ live: true }), { queue: 'none' });
  service.open(
    'GET',
    '/status/ready',
    async () => {
      const database = await isReachable();
      const { stopping } = lifecycle;
      const state = { ready: database && !stopping, database, stopping };
      if (!state.ready) throw new Failure(503, {}, undefined, undefined, state);
      return state;
    },
    { queue: 'none' },
  );

  // No port listens before the migrations are done.
  const isReachable = () =>
    withTimeout(first(db.query('select 1')), patience).then(
      () => true,
      () => false,
    );
}
