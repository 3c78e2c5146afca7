import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Services } from '@oms/tools/services';
import { printFailure, printSum, type TimedResult, timed } from '@oms/tools/test-result';
import { runVitest } from '@oms/tools/vitest';
import { startServices } from '../daemons/start';
import { at } from '../support/folders';

/** Milliseconds that one runner may take. */
const limit = 600_000;

/**
 * `npm run test:services`: what the backend's tests show of its SQL, on PostgreSQL, and a cluster of backends with
 * RabbitMQ: one after another, since tests break services.
 * @param also a folder whose Vitest has a project `services`, too
 */
async function test(also: string | undefined): Promise<TimedResult[]> {
  const { stop, ...services } = await startServices(process.env.DATABASE_URL || undefined);
  try {
    const env = {
      DATABASE_URL: services.database.url,
      OMS_SERVICES: JSON.stringify(services satisfies Services),
    };
    const inFolder = (name: string, cwd: string, ...args: string[]) =>
      timed(() => runVitest(name, ['run', ...args], { env, limit, cwd }));
    return [
      await inFolder('backend on PostgreSQL', at(), '--project=backend', '--tags-filter=sql'),
      await inFolder('services', at(), '--project=services'),
      ...(also ? [await inFolder(`services of ${also}`, resolve(also), '--project=services')] : []),
    ];
  } finally {
    await stop();
  }
}

try {
  const { values } = parseArgs({ options: { also: { type: 'string' } } });
  process.exitCode = printSum(await test(values.also));
} catch (error) {
  process.exitCode = printFailure(error);
}
