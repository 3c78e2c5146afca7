import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '@oms/demo/demo-process';
import { allAddresses, demoHosts } from '@oms/demo/hosts';
import { checkPorts } from '@oms/demo/support/listen';
import { startMailServer } from '@oms/demo/tests/support/mail-server';
import { run } from '../../../tools/run';

/** First port of the demo under test; apart from `npm start`'s, so that both can run, and two checkouts can move theirs. */
export const portBase = Number(process.env.E2E_PORT_BASE ?? 4300);

/** The origin of a project outside of the demo that its services let in; nothing listens there. */
export const ownOrigin = `http://localhost:${portBase + 90}`;

/** Of the mail server that the demo sends its mails to. */
export const mailPorts = { smtp: portBase + 92, http: portBase + 93 };

/**
 * Playwright's global setup: the whole demo on a data folder of its own; with E2E_DEMO=cluster several backends behind a proxy.
 * @returns the teardown
 * @throws Error where the demo did not start; another one on its ports would answer in its place
 */
export default async function startDemo(): Promise<() => Promise<void>> {
  await checkPorts(allAddresses(demoHosts(portBase))).catch((error: Error) => {
    throw new Error(
      `${error.message.split(':')[0]}, perhaps by the demo of a run that was killed: end it, or move this one with E2E_PORT_BASE.`,
    );
  });
  // In a process of its own, whose bundler this one need not load.
  if ((await run('tsx', ['scripts/build.ts', 'esm', 'cdn', 'bin', 'demo'])) !== 0)
    throw new Error('The build failed.');
  const stopMail = await startMailServer(mailPorts);
  const data = mkdtempSync(join(tmpdir(), 'oms-shell-e2e-'));
  const remove = async () => {
    await stopMail();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    // Tests count tasks and notices, so nothing makes any by itself.
    const script = process.env.E2E_DEMO === 'cluster' ? 'cluster/main.ts' : undefined;
    const env = {
      DATA_DIR: data,
      DEMO_LIVELY: '0',
      DEMO_START_CALL: '0',
      DEMO_SERVED: '0',
      ALLOW_ORIGINS: ownOrigin,
      SMTP_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
    };
    const stop = await startDemoProcess(portBase, env, script);
    return async () => {
      await stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
