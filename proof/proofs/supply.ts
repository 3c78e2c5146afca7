import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '../../demo/support/demo-process';
import { buildStale } from '../../scripts/build';
import type { Proof } from '../proof';
import { auditLine, lockTable, shippedTable } from '../supply/packages';
import { policiesTable } from '../supply/policies';
import { runtimesTable } from '../supply/runtimes';

const PORT_BASE = 21_300;

const proof: Proof = {
  about: 'what is shipped and installed, the policies of pages, and versions of Node',
  async run(run) {
    await buildStale();
    const parts = [
      '**What people get with the package**',
      shippedTable(run),
      '**What a checkout installs**',
      lockTable(run),
      auditLine(run),
      '**Policies of the demo’s pages**',
      await policies(run),
    ];
    if (!run.quick) parts.push('**Versions of Node**', runtimesTable(PORT_BASE, run));
    const tables = parts.join('\n\n');
    run.print(tables);
    run.write(tables);
  },
};
export default proof;

async function policies(run: Parameters<Proof['run']>[0]): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'oms-supply-'));
  try {
    const stop = await startDemoProcess(PORT_BASE, { DATA_DIR: data, DEMO_LIVELY: '0' });
    try {
      return await policiesTable(PORT_BASE, run);
    } finally {
      await stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
