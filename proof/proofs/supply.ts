import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '@oms/demo/demo-process';
import type { Proof, ProofRun } from '../proof';
import { auditLine, lockTable, shippedTable } from '../supply/packages';
import { policiesTable } from '../supply/policies';
import { runtimesTable } from '../supply/runtimes';
import { typesLine } from '../supply/types';
import { freePortBase } from '../support/port-base';

const proof: Proof = {
  about: 'what is shipped and installed, the policies of pages, and versions of Node',
  async run(run) {
    const portBase = await freePortBase();
    const parts = [
      '**What people get with the package**',
      shippedTable(run),
      typesLine(run),
      '**What a checkout installs**',
      lockTable(run),
      auditLine(run),
      '**Policies of the demo’s pages**',
      await policies(portBase, run),
    ];
    if (!run.quick) parts.push('**Versions of Node**', runtimesTable(portBase, run));
    const tables = parts.join('\n\n');
    run.print(tables);
    run.write(tables);
  },
};
export default proof;

async function policies(portBase: number, run: ProofRun): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'oms-supply-'));
  try {
    const stop = await startDemoProcess(portBase, { DATA_DIR: data, DEMO_LIVELY: '0' });
    try {
      return await policiesTable(portBase, run);
    } finally {
      await stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
