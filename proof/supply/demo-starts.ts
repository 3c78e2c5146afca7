import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '@oms/demo/demo-process';
import { portBaseFrom } from '@oms/demo/hosts';

// Starts the demo by the Node that runs this file, and ends it once all of its hosts have answered.
const data = mkdtempSync(join(tmpdir(), 'oms-supply-'));
try {
  const stop = await startDemoProcess(portBaseFrom(process.env), { DATA_DIR: data, DEMO_LIVELY: '0' });
  await stop();
} finally {
  rmSync(data, { recursive: true, force: true });
}
