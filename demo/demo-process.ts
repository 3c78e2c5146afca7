import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { allAddresses, demoHosts } from './hosts';
import { at } from './support/folders';
import { hasEnded } from './support/has-ended';
import { checkPorts } from './support/listen';

const startTimeout = 300_000;

/**
 * The whole demo in a process of its own, once it can serve: services and hosts, as `npm start` has them.
 * @param env beside the one of this process, with the data folder
 * @param script of the demo that starts it in another way
 * @returns the function that ends it
 * @throws Error where the demo did not start; another one on its ports would answer in its place
 */
export async function startDemoProcess(
  portBase: number,
  env: Readonly<Record<string, string>>,
  script = 'start.ts',
): Promise<() => Promise<void>> {
  await checkPorts(allAddresses(demoHosts(portBase)));
  const demo = spawn(process.execPath, ['--import', 'tsx', at(script)], {
    cwd: at('.'),
    env: { ...process.env, ...env, PORT_BASE: String(portBase) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    if (hasEnded(demo)) return;
    demo.kill('SIGINT');
    await once(demo, 'exit');
  };
  try {
    await ready(demo, portBase);
  } catch (error) {
    await stop();
    throw new Error(`The demo did not start (${(error as Error).message}). It said:\n${output}`);
  }
  return stop;
}

/** Waits for the backend and for the last of the hosts; each listens once it can serve. */
async function ready(demo: ChildProcess, portBase: number): Promise<void> {
  const { pages, services } = demoHosts(portBase);
  const { cdn, console: home, billing, erp, partner } = pages;
  const addresses = [
    `${services.userCentre.url}/status/health`,
    ...[home, billing, erp, partner].map(({ url }) => `${url}/`),
    `${cdn.url}/oms-shell.js`,
  ];
  const deadline = Date.now() + startTimeout;
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (hasEnded(demo)) throw new Error(`it ended, ${demo.signalCode ?? `status ${demo.exitCode}`}`);
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
