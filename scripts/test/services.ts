import { buildStale } from '../build';
import { printFailure, printSum, type TimedResult, timed } from './result';
import { type Services, startServices } from './services/start';
import { PROJECTS, runProjects } from './vitest';

/** Milliseconds that one runner may take. */
const limit = 600_000;

/** What the backend's tests show of its SQL, on PostgreSQL, the realtime connection against RabbitMQ, and a cluster of backends: one after another, since tests break services. */
async function test(): Promise<TimedResult[]> {
  await buildStale(['esm', 'cdn', 'demo']);
  const { stop, ...services } = await startServices(process.env.DATABASE_URL || undefined);
  try {
    const env = {
      DATABASE_URL: services.database.url,
      OMS_SERVICES: JSON.stringify(services satisfies Services),
    };
    const options = { env, limit };
    return [
      await timed(() =>
        runProjects('backend on PostgreSQL', ['backend', 'hosts'], { ...options, tag: 'sql' }),
      ),
      await timed(() => runProjects('services', PROJECTS.services, options)),
    ];
  } finally {
    await stop();
  }
}

try {
  process.exitCode = printSum(await test());
} catch (error) {
  process.exitCode = printFailure(error);
}
