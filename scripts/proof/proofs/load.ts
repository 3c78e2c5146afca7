import { startPostgres } from '../../test/services/start';
import { type Deployment, type Measured, measure, type Sizes } from '../load/measure';
import { failedOf, socketsTable, viewsTable } from '../load/report';
import type { Proof, ProofRun } from '../proof';

const WHOLE: Sizes = {
  sockets: [500, 1_000, 2_000],
  announcements: 5,
  notices: { rate: 50, count: 500 },
  rates: [25, 50, 100, 150, 200],
  seconds: 12,
};

const QUICK: Sizes = {
  sockets: [100],
  announcements: 2,
  notices: { rate: 25, count: 50 },
  rates: [10, 100],
  seconds: 3,
};

/** Most calls that may wait in a process, by the database: CALLS_WAITING of docs/demo.md. */
const LONGEST_QUEUE: Readonly<Record<string, number>> = { PGlite: 40, PostgreSQL: 80 };
/** Bytes of the heap that a socket may take. */
const MOST_HEAP = 40 * 1024;

const proof: Proof = {
  about: 'sockets and first views, until the backend refuses',
  async run(run) {
    const portBase = Number(process.env.PORT_BASE ?? 4500);
    const sizes = run.quick ? QUICK : WHOLE;
    const measured: Measured[] = [];
    const add = async (deployment: Deployment) => {
      measured.push(await measure(deployment, { portBase, sizes, print: run.print }));
    };
    await add({ engine: 'PGlite', processes: 1 });
    let version = '';
    if (!run.quick) {
      for (const processes of [1, 2]) {
        const server = await startPostgres();
        version = server.version;
        try {
          await add({ engine: 'PostgreSQL', processes, databaseUrl: server.url });
        } finally {
          await server.stop();
        }
      }
    }
    const sockets = socketsTable(measured.flatMap((each) => each.sockets));
    const views = viewsTable(measured.flatMap((each) => each.views));
    run.print(sockets);
    run.print(views);
    for (const each of measured) check(each, run);
    run.write([`PostgreSQL ${version}.`, '**Sockets**', sockets, '**First views**', views].join('\n\n'));
  },
};
export default proof;

/** What has to hold on any machine: how many are answered is the machine's. */
function check({ sockets, views }: Measured, run: ProofRun): void {
  for (const { engine, processes, sockets: count, memory, announced, notified } of sockets) {
    const where = `${engine}, ${processes}, ${count} sockets`;
    for (const [what, { missed, twice }] of Object.entries({ announced, notified })) {
      if (missed + twice > 0) run.fail(`${where}, ${what}: ${missed} missed, ${twice} twice`);
    }
    if (memory.heap > MOST_HEAP) run.fail(`${where}: ${Math.round(memory.heap / 1024)} KB a socket`);
  }
  for (const { engine, processes, rate, answered, failed, seen } of views) {
    const where = `${engine}, ${processes}, ${rate} first views a second`;
    if (failedOf(failed) > 0) run.fail(`${where}: failed ${JSON.stringify(failed)}`);
    if (answered.length === 0) run.fail(`${where}: none answered`);
    const most = Number(process.env.CALLS_WAITING || (LONGEST_QUEUE[engine] ?? 0));
    if (!(seen.waiting <= most)) run.fail(`${where}: ${seen.waiting} calls waited`);
  }
}
