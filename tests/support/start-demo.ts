import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { allAddresses, demoHosts } from '../../demo/hosts';
import { checkPorts } from '../../demo/support/listen';
import { startMailServer } from './mail-server';

/** First port of the demo under test; apart from `npm start`'s, so that both can run, and two checkouts can move theirs. */
export const portBase = Number(process.env.E2E_PORT_BASE ?? 4300);

/** The origin of a project outside of the demo that its services let in; nothing listens there. */
export const ownOrigin = `http://localhost:${portBase + 90}`;

/** Of the mail server that the demo sends its mails to. */
export const mailPorts = { smtp: portBase + 92, http: portBase + 93 };

const startTimeout = 300_000;

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
  const stopMail = await startMailServer(mailPorts);
  const data = mkdtempSync(join(tmpdir(), 'oms-shell-e2e-'));
  const script = process.env.E2E_DEMO === 'cluster' ? 'scripts/cluster/main.ts' : 'scripts/start.ts';
  const demo = spawn(process.execPath, ['--import', 'tsx', script], {
    // Tests count tasks and notices, so nothing makes any by itself.
    env: {
      ...process.env,
      PORT_BASE: String(portBase),
      DATA_DIR: data,
      DEMO_LIVELY: '0',
      DEMO_START_CALL: '0',
      DEMO_SERVED: '0',
      ALLOW_ORIGINS: ownOrigin,
      SMTP_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (chunk) => (output += chunk));

  const stop = async () => {
    if (demo.exitCode === null && demo.signalCode === null) {
      demo.kill('SIGINT');
      await once(demo, 'exit');
    }
    await stopMail();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await ready(demo);
  } catch (error) {
    await stop();
    throw new Error(`The demo did not start (${(error as Error).message}). It said:\n${output}`);
  }
  return stop;
}

/** Waits for the backend and for the last of the hosts; each listens once it can serve. */
async function ready(demo: ChildProcess): Promise<void> {
  const addresses = [
    `http://localhost:${portBase + 10}/status/health`,
    `http://localhost:${portBase}/`,
    `http://localhost:${portBase + 1}/`,
    `http://localhost:${portBase + 2}/`,
    `http://127.0.0.1:${portBase + 3}/`,
    `http://localhost:${portBase + 4}/oms-shell.js`,
  ];
  const deadline = Date.now() + startTimeout;
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (demo.exitCode !== null) throw new Error(`exit status ${demo.exitCode}`);
      if (Date.now() > deadline) throw new Error(`no answer from ${address} in ${startTimeout / 1000} s`);
      await wait(200);
    }
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { redirect: 'manual' })).status < 500;
  } catch {
    return false;
  }
}
