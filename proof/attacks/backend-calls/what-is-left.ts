import { bearer, type Person, send } from '../calls';
import { type Case, crossedBy } from '../tally';
import { MARK } from '../worlds';
import { eachTry, make, readOf, type Stage } from './each-try';

const PATIENCE = 60_000;

/**
 * Reads the attacker's own lists, records and files after all other cases, and looks for the mark of the attacked
 * organisation in them.
 */
export async function whatIsLeft(stage: Stage, stranger: Person): Promise<void> {
  const { urls, tally, worlds, quick } = stage;
  const row: Case = tally.of('own lists, records and exported files, afterwards');
  const rest = { world: worlds.attacker, owner: stranger, session: '' };
  const tasks = async () =>
    (
      await send(urls.boss, {
        ...{ method: 'GET', path: '/api/v1/TaskCenter/findByPage' },
        ...{ query: { rows: '100' }, headers: bearer(stranger) },
      })
    ).data.content as { status: number; attachUrl?: string; fileUrl?: string }[];
  const end = performance.now() + PATIENCE;
  let list = await tasks();
  // A task with status 1 waits, and one with status 2 runs.
  while (list.some(({ status }) => status < 3) && performance.now() < end && !quick) list = await tasks();
  for (const task of list) {
    for (const url of JSON.stringify(task).match(/http:\/\/localhost:\d+\/files\/[^"\\]+/g) ?? []) {
      const file = await (await fetch(url)).text();
      row.add(crossedBy(file.includes(MARK) ? url : null));
    }
  }
  await eachTry(
    stage,
    rest,
    async (route, one) => {
      const answer = await make(stage, route, one, bearer(stranger));
      row.add(crossedBy(readOf(answer, route)));
    },
    ({ method, url }) => method === 'GET' && !/\/del$|\/start$/.test(url),
  );
}
