import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { portBaseFrom, urlsOf } from '../../../demo/hosts';
import { buildStale } from '../../build';
import { type Cluster, startCluster } from '../../cluster/cluster';
import { tableOf } from '../../docs/markdown';
import { browserArgs, findBrowser } from '../../support/browser.mjs';
import { makeAccount, makeNotice } from '../cluster/accounts';
import { openPerson, type Person } from '../cluster/person';
import { openSockets, type Sockets } from '../cluster/sockets';
import { newTally, type Tally } from '../cluster/tally';
import type { Proof, ProofRun } from '../proof';
import { quantile } from '../simulate/meter';
import { within } from '../support/until';

/** ms between two notices to each person. */
const NOTICE_EVERY = 1_500;
/** ms in which pages in sight are back, of 95 of 100: the check every 5 s, and what the machine takes for all at once. */
const BACK = 5_500;

interface Phase extends Tally {
  readonly name: string;
  readonly sent: number;
  /** Notices that are missing in a bell, and pages that do not know the newest. */
  readonly lost: number;
  /** Alerts of notices that another tab had alerted of. */
  readonly twice: number;
  readonly alerts: number;
  readonly lasted: number;
}

const proof: Proof = {
  about: 'each process of a cluster restarted in turn, then one killed, while people work',
  async run(run) {
    // What it has started ends with the process, which a signal alone would end without that.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(1));
    await buildStale(['esm', 'cdn', 'demo']);
    const processes = run.quick ? 2 : 3;
    const portBase = process.env.PORT_BASE ? portBaseFrom(process.env) : 5100;
    const cluster = await startCluster({ portBase, processes, env: { DEMO_LIVELY: '0' } });
    try {
      const { phases, records } = await observe(run, cluster);
      const tables = `${tableOf(HEADS, phases.map(rowOf))}\n\n${sentenceOf(records)}`;
      run.print(tables);
      check(run, phases);
      for (const kind of ['lost', 'twice'] as const)
        if (records[kind] > 0) run.fail(`${records[kind]} records ${kind}`);
      run.write(tables);
    } finally {
      await cluster.close();
    }
  },
};
export default proof;

async function observe(
  run: ProofRun,
  cluster: Cluster,
): Promise<{ phases: readonly Phase[]; records: Records }> {
  const urls = urlsOf(cluster.hosts);
  let tally = newTally();
  const current = () => tally;
  const accounts = await Promise.all(Array.from({ length: run.quick ? 2 : 4 }, () => makeAccount(urls)));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const people: Person[] = [];
  let sockets: Sockets | undefined;
  try {
    for (const [at, account] of accounts.entries())
      people.push(await openPerson(browser, urls, account, current, at % 2 === 1));
    sockets = await openSockets(urls, accounts, run.quick ? 60 : 300, current);
    run.print(`${people.length} people with two tabs each, and ${sockets.count} sockets of other pages`);
    const before = await settled(people);
    let working = true;
    const work = Promise.all(people.map((person) => person.work(() => working)));
    const phases: Phase[] = [];
    let sent = 0;
    const newest = new Map<string, string>();

    const phase = async (name: string, act: () => Promise<void>) => {
      tally = newTally();
      const [sentBefore, alertedBefore] = [sent, alertsOf(people).length];
      const began = performance.now();
      let over = false;
      const notices = (async () => {
        while (!over) {
          sent += 1;
          const title = `Notice ${sent}`;
          await Promise.all(
            people.map(async ({ account: { email } }) => {
              // A person is told once it is made; one that could not be made is made again by its maker.
              while (
                !(await makeNotice(urls, email, title).then(
                  () => true,
                  () => false,
                ))
              )
                await wait(100);
              newest.set(email, title);
            }),
          );
          await wait(NOTICE_EVERY);
        }
      })();
      await act();
      const lasted = performance.now() - began;
      over = true;
      await notices;
      const missing = () =>
        people.reduce(
          (sum, person, at) =>
            sum +
            person
              .unread()
              .reduce<number>((all, count) => all + Math.abs(before[at]! + sent - (count ?? 0)), 0),
          0,
        );
      await within(30_000, () => missing() === 0 && sockets!.behind(newest) === 0);
      await within(30_000, () => sockets!.connected() === sockets!.count);
      const alerts = alertsOf(people);
      phases.push({
        ...tally,
        name,
        lasted,
        sent: (sent - sentBefore) * people.length,
        lost: missing() + sockets!.behind(newest),
        alerts: alerts.length - alertedBefore,
        twice: alerts.length - new Set(alerts).size - phases.reduce((sum, { twice }) => sum + twice, 0),
      });
      run.print(`${name}: ${(lasted / 1000).toFixed(1)} s`);
    };

    await phase('nothing happens', () => wait(run.quick ? 5_000 : 20_000));
    for (const backend of cluster.backends)
      await phase(`${backend.name} restarted by SIGTERM`, () => backend.restart());
    const [victim] = cluster.backends;
    await phase(`${victim!.name} killed`, async () => {
      const { starts } = victim!;
      await victim!.kill();
      await within(60_000, async () => victim!.starts > starts && (await victim!.isReady()));
    });
    working = false;
    await work;
    return { phases, records: await recordsOf(cluster, people) };
  } finally {
    sockets?.close();
    for (const person of people) await person.close().catch(() => {});
    await browser.close();
  }
}

const alertsOf = (people: readonly Person[]) =>
  people.flatMap(({ alerted, account }) => alerted.map((id) => `${account.email} ${id}`));

/** The unread notices of each person, once all of their tabs have the same. */
async function settled(people: readonly Person[]): Promise<number[]> {
  const same = (person: Person) => new Set(person.unread()).size === 1 && person.unread()[0] !== undefined;
  if (!(await within(60_000, () => people.every(same))))
    throw new Error(
      `The tabs of a person have different counts: ${people.map((person) => person.unread().join(' and ')).join('; ')}.`,
    );
  return people.map((person) => person.unread()[0]!);
}

/** Those that the console has said to be saved, over all phases. */
interface Records {
  readonly saved: number;
  /** Not in the database. */
  readonly lost: number;
  /** There more than once. */
  readonly twice: number;
}

/** Looks in the database whether each record that was said to be saved is there once. */
async function recordsOf({ databaseUrl }: Cluster, people: readonly Person[]): Promise<Records> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const codes = people.flatMap(({ saved }) => saved);
  const { rows } = await client.query<{ flag: string; n: string }>(
    'select flag, count(*) as n from product_lines where flag = any($1) group by flag',
    [codes],
  );
  await client.end();
  const counts = new Map(rows.map(({ flag, n }) => [flag, Number(n)]));
  return {
    saved: codes.length,
    lost: codes.filter((code) => !counts.has(code)).length,
    twice: [...counts.values()].filter((count) => count > 1).length,
  };
}

const sentenceOf = ({ saved, lost, twice }: Records): string =>
  `Records that people were told are saved, in all of this: ${saved}. Looked for in the database at the end: ${lost} missing, ${twice} there twice.`;

const HEADS = [
  'process',
  'calls during it',
  'without an answer on the way',
  'acts of people',
  'not done',
  'errors read',
  'notices sent',
  'alerts',
  'lost',
  'twice',
  'sockets moved',
  'back in s: p50 / p95 / p99',
];

function rowOf(phase: Phase): string[] {
  const time = (part: number) => (quantile(phase.back, part) / 1000).toFixed(1);
  return [
    phase.name,
    ...[phase.calls, phase.failed, phase.acts, phase.undone.length, phase.seen.length].map(String),
    ...[phase.sent, phase.alerts, phase.lost, phase.twice, phase.back.length].map(String),
    phase.back.length > 0 ? `${time(0.5)} / ${time(0.95)} / ${time(0.99)}` : '',
  ];
}

function check(run: ProofRun, phases: readonly Phase[]): void {
  for (const { name, lost, twice, undone, seen, failures, back } of phases) {
    if (failures.length > 0) run.print(`${name}, on the way: ${[...new Set(failures)].join('; ')}`);
    if (lost > 0) run.fail(`${name}: ${lost} lost`);
    if (twice > 0) run.fail(`${name}: ${twice} twice`);
    if (undone.length > 0) run.fail(`${name}: not done: ${undone.join('; ')}`);
    if (seen.length > 0) run.fail(`${name}: a person has read ${seen.join('; ')}`);
    const p95 = quantile(back, 0.95);
    if (p95 > BACK)
      run.fail(`${name}: 95 of 100 pages in sight were back within ${(p95 / 1000).toFixed(1)} s`);
  }
}
