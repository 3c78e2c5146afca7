import { bearer, type Person } from '../calls';
import { triesOf } from '../foreign-ids';
import { crossedBy } from '../tally';
import { broke, eachTry, make, readOf, type Stage, type Target } from './each-try';

export async function byStrangers(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { tally } = stage;
  const row = tally.of('calls of people of another organisation, with its ids');
  await eachTry(stage, target, async (route, one) => {
    const answer = await make(stage, route, one, bearer(stranger));
    broke(tally, route, answer);
    row.add(crossedBy(readOf(answer, route)));
  });
}

/** The organisation as it can be named: in the address, twice, in the body. */
export async function inTheOrganisation(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { tally, worlds } = stage;
  const row = tally.of('calls of people of another organisation, in its place');
  const [foreign, own] = [target.world.id, worlds.attacker.id];
  const places = stage.quick
    ? [foreign]
    : [foreign, [own, foreign], [foreign, own], ` ${foreign}`, `${foreign}.0`];
  await eachTry(
    stage,
    target,
    async (route, one) => {
      for (const contextId of places) {
        const answer = await make(
          stage,
          route,
          { ...one, query: { ...one.query, contextId } },
          bearer(stranger),
        );
        const done = answer.code === 200 || answer.code === 206;
        row.add(crossedBy(readOf(answer, route) ?? (done ? `${route.url} works for ${contextId}` : null)));
      }
    },
    ({ secured, method }) => secured && method !== 'HEAD',
  );
}

/** Own records that name what is another organisation's. What they show of it is looked for at the end. */
export async function withReferences(stage: Stage, stranger: Person, target: Target): Promise<void> {
  const { worlds, tally } = stage;
  const row = tally.of('own records that name records of another organisation');
  const own = { world: worlds.attacker, owner: stranger, session: target.session };
  await eachTry(
    stage,
    own,
    async (route, mine) => {
      const [theirs] = triesOf(route, target.world, target.session, {}, true);
      const { id, ids } = (mine.body ?? {}) as Record<string, unknown>;
      const body = { ...(mine.body as object), ...(theirs?.body as object), id, ids };
      const answer = await make(stage, route, { ...mine, body }, bearer(stranger));
      broke(tally, route, answer);
      row.add(crossedBy(readOf(answer, route)));
    },
    ({ secured, method }) => secured && method === 'POST',
  );
}
