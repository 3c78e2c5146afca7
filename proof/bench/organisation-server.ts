import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAll } from '@oms/demo/server/database/insert';
import { openPglite } from '@oms/demo/server/database/pglite';
import { startServer } from '@oms/demo/server/server';
import { startTestServer, type TestServer } from '@oms/demo/server/testing';
import { freePortBase } from '../support/port-base';

/** First port of the backends under measure. */
export const portBase = await freePortBase();
const PORTS_EACH = 20;

export interface OrganisationServer {
  /** Open organisations that the super user may switch to. */
  readonly count: number;
  /** The port that its pages come from: its services answer no other. */
  readonly pagePort: number;
  readonly server: TestServer;
}

/** Demo backends that differ in the number of open organisations alone. */
export async function withOrganisations(
  counts: readonly number[],
  work: (servers: readonly OrganisationServer[]) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'oms-shell-bench-'));
  const running: TestServer[] = [];
  try {
    const seed = join(data, 'seed');
    await (await startServer({ portBase, dataDir: seed })).close();
    const servers: OrganisationServer[] = [];
    for (const [at, count] of counts.entries()) {
      const dataDir = join(data, `${count}`);
      cpSync(seed, dataDir, { recursive: true });
      await fill(join(dataDir, 'pglite'), count);
      const pagePort = portBase + at * PORTS_EACH;
      const server = await startTestServer(pagePort, { dataDir });
      running.push(server);
      servers.push({ count, pagePort, server });
    }
    await work(servers);
  } finally {
    for (const server of running) await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Sees every organisation. */
export const superUser = 'super@oms.test';

/** A word in the name of one organisation alone, and a word in all names. */
export const searches = { one: 'Bench 00017', all: 'bench' } as const;

async function fill(folder: string, count: number): Promise<void> {
  const db = await openPglite(folder);
  try {
    await db.query(
      'update organisations set status = 2 where id <> (select org_id from users where email = $1)',
      [superUser],
    );
    await insertAll(db, {
      name: 'organisations',
      rows: Array.from({ length: count - 1 }, (_, at) => row(at + 1)),
    });
  } finally {
    await db.close();
  }
}

function row(number: number) {
  const figures = String(number).padStart(5, '0');
  return {
    id: 2_000_000 + number,
    code: `BENCH-${figures}`,
    name_zh: `物流公司 Bench ${figures}`,
    name_en: `Bench ${figures} Logistics`,
    role_label: 'CLIENT',
    status: 1,
    yqn_bp_id: String(9_900_000 + number),
    created_at: '2026-01-01T00:00:00Z',
  };
}
