import { printFailure, printSum, type Result } from './result';
import { type Services, startServices } from './services/start';
import { runProject } from './vitest';

/** Milliseconds that one runner may take. */
const limit = 600_000;

/** The backend on PostgreSQL, and the realtime connection against RabbitMQ: one after another, since tests break services. */
async function test(): Promise<Result[]> {
  const { stop, ...services } = await startServices(process.env.DATABASE_URL || undefined);
  try {
    const env = {
      DATABASE_URL: services.database.url,
      OMS_SERVICES: JSON.stringify(services satisfies Services),
    };
    const backend = await runProject('backend on PostgreSQL', 'backend', env, limit);
    return [backend, await runProject('services', 'services', env, limit)];
  } finally {
    await stop();
  }
}

try {
  process.exitCode = printSum(await test());
} catch (error) {
  process.exitCode = printFailure(error);
}
