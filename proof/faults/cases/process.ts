import { setTimeout as wait } from 'node:timers/promises';
import { type Act, acts } from '../acts';
import { type Case, Tried, unique } from '../case';
import { type Hold, holdCalls } from '../hold';
import { expectNews, expectToldOnce, makeNews } from '../notices';
import type { Stage } from '../stage';
import type { Visitor } from '../visitor';
import { all } from '../while-it-lasts';

/** ms for which a stopped process does nothing. */
const STOPPED = 5_000;
/** ms for the calls of all people to arrive. */
const LONGEST = 60_000;

/** All people do the same, and the service fails while it has their calls. */
async function during(
  stage: Stage,
  visitors: readonly Visitor[],
  act: Act,
  places: Parameters<typeof holdCalls>[2],
  fail: (open: Hold['open']) => Promise<void>,
): Promise<Tried[]> {
  const begun = await all(visitors, async (visitor) => {
    const tried = new Tried(visitor);
    return { tried, news: unique('News'), act: await act.begin(stage, tried) };
  });
  const held = holdCalls(act.isIt, visitors.length, places);
  stage.line.fault = held.fault;
  await all(begun, (one) => one.act.press());
  const isFull = await Promise.race([held.full.then(() => true), wait(LONGEST, false, { ref: false })]);
  if (!isFull) throw new Error('The calls have not come');
  stage.line.fault = null;
  await fail(held.open);
  const ended = Date.now();
  await all(begun, async ({ tried, news }) => {
    if (act.leaves) return;
    tried.unread = (await tried.visitor.told()).unread.at(-1)?.total ?? 0;
    await makeNews(stage, tried, news);
  });
  await all(begun, async ({ tried, news, act: { finish } }) => {
    await Promise.all([finish(), act.leaves ? null : expectNews(tried, news, ended)]);
  });
  if (!act.leaves) await all(begun, ({ tried, news }) => expectToldOnce(tried, news));
  await all(begun, async ({ tried, act: { end } }) => {
    if (act.moves) tried.back = null;
    await end?.();
  });
  return begun.map(({ tried }) => tried);
}

const killed = (act: Act): Case => ({
  name: `kill -9, ${act.name}`,
  note: act.again ?? '',
  quick: act === acts.feedback,
  run: (stage, visitors) =>
    during(stage, visitors, act, 'both', async (open) => {
      await stage.service.kill();
      open('broken');
      await stage.service.start();
    }),
});

const stopped = (act: Act): Case => ({
  name: `SIGSTOP, ${act.name}`,
  run: (stage, visitors) =>
    during(stage, visitors, act, 'at work', async (open) => {
      stage.service.stop();
      open('whole');
      await wait(STOPPED);
      stage.service.resume();
    }),
});

export const processCases: readonly Case[] = Object.values(acts).flatMap((act) => [
  killed(act),
  stopped(act),
]);
