import { type GivenDatabase, givenDatabase } from '@oms/demo/daemons/given-database';
import { startPostgres } from '@oms/demo/daemons/start';
import { loadFrom, loadOf } from '@oms/demo/server/load/load';
import { type Deployment, type Measured, measure, type Sizes } from '../load/measure';
import { failedOf, socketsTable, viewsTable } from '../load/report';
import type { Proof, ProofRun } from '../proof';
import { freePortBase } from '../support/port-base';

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

/** Bytes of the heap that a socket may take. */
const MOST_HEAP = 40 * 1024;

const proof: Proof = {
  about: 'sockets and first views, until the backend refuses',
  options: ['database'],
  async run(run) {
    const portBase = await freePortBase();
    const sizes = run.quick ? QUICK : WHOLE;
    const given = run.options.has('database') ? await givenDatabase() : undefined;
    const measured: Measured[] = [];
    const add = async (deployment: Deployment) => {
      measured.push(await measure(deployment, { portBase, sizes, print: run.print }));
    };
    if (!given) await add({ engine: 'PGlite', processes: 1 });
    let version = '';
    if (given || !run.quick) {
      for (const processes of [1, 2]) {
        const server = given ?? (await ownDatabase());
        version = server.version;
        try {
          await add({ engine: 'PostgreSQL', processes, databaseUrl: server.url });
        } finally {
          await server.empty();
        }
      }
    }
    const sockets = socketsTable(measured.flatMap((each) => each.sockets));
    const views = viewsTable(measured.flatMap((each) => each.views));
    run.print(sockets);
    run.print(views);
    for (const each of measured) check(each, run);
    // The document has what anybody can measure again.
    if (given) run.print(`PostgreSQL ${version} of DATABASE_URL, which is empty again.`);
    else run.write([`PostgreSQL ${version}.`, '**Sockets**', sockets, '**First views**', views].join('\n\n'));
  },
};
export default proof;

/** A server for one measurement. */
async function ownDatabase(): Promise<GivenDatabase> {
  const { stop, ...server } = await startPostgres();
  return { ...server, empty: stop };
}

/** What has to hold on any machine: how many are answered is the machine's. */
function check({ sockets, views }: Measured, run: ProofRun): void {
  for (const { engine, processes, sockets: count, memory, announced, notified } of sockets) {
    const where = `${engine}, ${processes}, ${count} sockets`;
    for (const [what, { missed, twice }] of Object.entries({ announced, notified })) {
      if (missed + twice > 0) run.fail(`${where}, ${what}: ${missed} missed, ${twice} twice`);
    }
    if (memory.heap > MOST_HEAP) run.fail(`${where}: ${Math.round(memory.heap / 1024)} KB a socket`);
  }
  for (const { engine, databaseUrl, processes, rate, answered, failed, seen } of views) {
    const where = `${engine}, ${processes}, ${rate} first views a second`;
    if (failedOf(failed) > 0) run.fail(`${where}: failed ${JSON.stringify(failed)}`);
    if (answered.length === 0) run.fail(`${where}: none answered`);
    const { waiting } = loadOf(Boolean(databaseUrl), loadFrom(process.env)).calls;
    if (!(seen.waiting <= waiting)) run.fail(`${where}: ${seen.waiting} calls waited`);
  }
}
