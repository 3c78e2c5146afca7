import { buildStale } from '../scripts/build';
import { demoHosts, portBaseFrom } from './hosts';
import { announcement } from './support/announcement';
import { checkPorts } from './support/ports';
import { type RunningDemo, startDemo } from './support/start-demo';

/** `npm start`: builds what is stale, starts everything, says where, ends on Ctrl-C. */

const began = performance.now();
let demo: RunningDemo | undefined;
let stopping = false;

async function stop(): Promise<void> {
  // A second signal is a person who does not want to wait.
  if (stopping) process.exit(130);
  stopping = true;
  if (!demo) process.exit(0);
  console.log('\nStopping.');
  await demo.close();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  const portBase = portBaseFrom(process.env);
  await checkPorts(demoHosts(portBase));
  await buildStale(['esm', 'cdn', 'demo']);
  demo = await startDemo({
    portBase,
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
    log: (line) => console.log(line),
    lively: process.env.DEMO_LIVELY !== '0',
  });
  console.log(announcement(demo.hosts, (performance.now() - began) / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
