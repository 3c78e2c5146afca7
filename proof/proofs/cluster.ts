import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from '@oms/demo/cluster/cluster';
import { makeAccount, makeNotice } from '@oms/demo/cluster/testing/accounts';
import { openSockets, type Sockets } from '@oms/demo/cluster/testing/sockets';
import { newTally } from '@oms/demo/cluster/testing/tally';
import { urlsOf } from '@oms/demo/hosts';
import { until, within } from '@oms/demo/support/until';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { openPerson, type Person } from '../cluster/person';
import { faultsOf, type Phase, phasesTable } from '../cluster/phases';
import type { Proof, ProofRun } from '../proof';
import { freePortBase } from '../support/port-base';

/** ms between two notices to each person. */
const NOTICE_EVERY = 1_500;
/** ms in which a notice has to be made, and a killed process has to be back. */
const LONGEST = 60_000;

const proof: Proof = {
  about: 'each process of a cluster restarted in turn, then one killed, while people work',
  async run(run) {
    const processes = run.quick ? 2 : 3;
    const cluster = await startCluster({
      portBase: await freePortBase(),
      processes,
      env: { DEMO_LIVELY: '0' },
    });
    try {
      const { phases, records } = await observe(run, cluster);
      const tables = `${phasesTable(phases)}\n\n${sentenceOf(records)}`;
      run.print(tables);
      for (const { name, failures } of phases)
        if (failures.length > 0) run.print(`${name}, on the way: ${[...new Set(failures)].join('; ')}`);
      // A quick run is one among others that take the machine.
      for (const fault of phases.flatMap((phase) => faultsOf(phase, !run.quick))) run.fail(fault);
      if (records.saved === 0) run.fail('no record was saved');
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
  let working = true;
  try {
    for (const [at, account] of accounts.entries())
      people.push(await openPerson(browser, urls, account, current, at % 2 === 1));
    sockets = await openSockets(urls, accounts, run.quick ? 60 : 300, current);
    run.print(`${people.length} people with two tabs each, and ${sockets.count} sockets of other pages`);
    const before = await settled(people);
    const work = Promise.all(people.map((person) => person.work(() => working)));
    const phases: Phase[] = [];
    let sent = 0;
    const newest = new Map<string, string>();

    const phase = async (name: string, moved: number, act: () => Promise<void>) => {
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
              const make = () =>
                makeNotice(urls, email, title).then(
                  () => true,
                  () => false,
                );
              await until(make, 'a notice is made', LONGEST);
              newest.set(email, title);
            }),
          );
          await wait(NOTICE_EVERY);
        }
      })();
      // An act that fails is what is told.
      notices.catch(() => {});
      try {
        await act();
      } finally {
        over = true;
      }
      const lasted = performance.now() - began;
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
        least: { acts: people.length, moved },
        sent: (sent - sentBefore) * people.length,
        lost: missing() + sockets!.behind(newest),
        alerts: alerts.length - alertedBefore,
        away: sockets!.count - sockets!.connected(),
        twice: alerts.length - new Set(alerts).size - phases.reduce((sum, { twice }) => sum + twice, 0),
      });
      run.print(`${name}: ${(lasted / 1000).toFixed(1)} s`);
    };

    await phase('nothing happens', 0, () => wait(run.quick ? 5_000 : 20_000));
    // New sockets go to the process with the fewest.
    const some = Math.floor(sockets.count / cluster.backends.length / 2);
    for (const backend of cluster.backends)
      await phase(`${backend.name} restarted by SIGTERM`, some, () => backend.restart());
    const [victim] = cluster.backends;
    await phase(`${victim!.name} killed`, some, async () => {
      const { starts } = victim!;
      await victim!.kill();
      const isBack = async () => victim!.starts > starts && (await victim!.isReady());
      await until(isBack, `${victim!.name} is back`, LONGEST);
    });
    working = false;
    await work;
    return { phases, records: await recordsOf(cluster, people) };
  } finally {
    working = false;
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
