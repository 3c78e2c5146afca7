import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Urls } from '@oms/demo/hosts';
import { openPglite } from '@oms/demo/server/database/pglite';
import type { Route } from '@oms/demo/server/http/service';
import { demoPassword } from '@oms/demo/server/seed/accounts';
import { startServer } from '@oms/demo/server/server';
import { attackCalls } from './backend-calls/all';
import { signIn, uniqueRoutes } from './calls';
import { attackSignIn } from './sign-in/all';
import { attackStomp } from './stomp/all';
import { crossedBy, type Tally } from './tally';
import { ADMIN, changed, digests, makeWorlds, type World, type Worlds } from './worlds';

/** They make data of demonstrations for whoever asks, and a production has none of them. */
const MAKERS = /^\/status\/(?:notify|announce|account|world)\/gen$|^\/status\/(?:outbox|usage)$/;

type Digests = ReadonlyMap<string, string>;

/** Attacks calls, sign-in and sockets of a backend of its own, and looks in its database what has come of that. */
export async function attackBackend(tally: Tally, portBase: number, quick: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'oms-attacks-'));
  let worlds: Worlds | undefined;
  let before: Record<'victim' | 'control', Digests> | undefined;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  try {
    const server = await startServer({
      portBase,
      dataDir: folder,
      makers: true,
      clock: () => new Date(now()),
      load: { waiting: 1_000, longestWait: 60_000 },
      metrics: false,
      async fill(db) {
        worlds = await makeWorlds(db);
        const { victim, control } = worlds;
        before = { victim: await digests(db, victim.id), control: await digests(db, control.id) };
      },
    });
    try {
      if (!worlds) throw new Error('no organisations were made');
      await attackAll(server, worlds, {
        tally,
        quick,
        now,
        ahead: (by) => {
          ahead += by;
        },
      });
    } finally {
      await server.close();
    }
    if (before) await compare(join(folder, 'pglite'), worlds, before, tally, quick);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Options {
  readonly tally: Tally;
  readonly quick: boolean;
  readonly now: () => number;
  readonly ahead: (by: number) => void;
}

async function attackAll(
  { urls, routes }: { urls: Urls; routes: readonly Route[] },
  worlds: Worlds,
  { tally, quick, ...clock }: Options,
): Promise<void> {
  const targets = uniqueRoutes(routes).filter(({ url }) => !MAKERS.test(url));
  await attackCalls({ urls, routes: targets, worlds, tally, quick });
  const enter = (world: World) => signIn(urls, world.account(ADMIN), demoPassword);
  // Their numbers change, which those of the attacked organisation must not.
  const [person, stranger] = [await enter(worlds.control), await enter(worlds.attacker)];
  await attackStomp(tally, urls, { person, organisation: worlds.control.id, stranger });
  await attackSignIn({ urls, tally, ...clock });
}

/** Nothing of the attacked organisation may have changed, and much of the one whose own people did the same. */
async function compare(
  folder: string,
  { victim, control }: Worlds,
  before: Record<'victim' | 'control', Digests>,
  tally: Tally,
  quick: boolean,
): Promise<void> {
  const db = await openPglite(folder);
  try {
    const after = await digests(db, victim.id);
    const touched = changed(before.victim, after);
    const row = tally.of('tables of the attacked organisation and its people are as they were');
    for (const table of after.keys()) row.add(crossedBy(touched.includes(table) ? table : null));
    tally.control(
      'tables changed by the same calls, made by people of the organisation',
      changed(before.control, await digests(db, control.id)).length,
      quick ? 10 : 15,
    );
  } finally {
    await db.close();
  }
}
