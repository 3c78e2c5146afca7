import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface Broker {
  /** Of Web-STOMP. */
  readonly url: string;
  readonly login: string;
  readonly passcode: string;
  readonly pidFile: string;
  /** Its management, with an account that closes connections, where others may connect. */
  readonly management: string | undefined;
}

export interface DatabaseServer {
  /** Of an account that may create databases. */
  readonly url: string;
  /** Null for a server that is not ours to break. */
  readonly pidFile: string | null;
}

/** What tests run against: the content of OMS_SERVICES, as JSON. */
export interface Services {
  readonly broker: Broker;
  readonly database: DatabaseServer;
}

/** What `npm run test:services` has started. */
export function services(): Services {
  const given = process.env.OMS_SERVICES;
  if (!given) throw new Error('These tests need their services: npm run test:services');
  return JSON.parse(given) as Services;
}

/** Ends a service at once, without its goodbye; it is started again by itself. Resolves once it has ended. */
export async function breakDown(pidFile: string, signal: NodeJS.Signals): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(-pid, signal);
  while (lives(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves once somebody listens there. */
export async function listening(port: number): Promise<void> {
  while (!(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 50));
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
