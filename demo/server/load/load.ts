import { StartError } from '../../support/start-error';
import { POOL_SIZE } from '../database/postgres';
import { Gate, type GateLimits } from './gate';

/** How many calls this process takes on, for all services together. */
export interface Load {
  readonly calls: GateLimits;
  /** Uploads have places of their own: one on a slow line takes minutes, and waits for nothing but that line. */
  readonly uploads: GateLimits;
  /** So have the questions of a broker: all sockets may come at once, and take no place of a call. */
  readonly broker: GateLimits;
}

export interface Gates {
  readonly calls: Gate;
  readonly uploads: Gate;
  readonly broker: Gate;
}

/** Pages send three files of an uploader at a time. */
const uploads: GateLimits = { atWork: 30, waiting: 0, longestWait: 0, ofOne: 10 };

/** Fewer than half of the connections of the database. */
const broker: GateLimits = { atWork: 4, waiting: 1_000, longestWait: 5_000 };

/** One statement at a time: more calls at once only slow each other down. */
const onPglite: Load = { calls: { atWork: 4, waiting: 40, longestWait: 5_000 }, uploads, broker };

/**
 * The first call of a page has five connections at once: with more such calls than connections, all of them get slower,
 * and fewer are answered.
 */
const onPostgres: Load = { calls: { atWork: POOL_SIZE, waiting: 80, longestWait: 5_000 }, uploads, broker };

/** What an operator has set in place of what the kind of database suggests. */
export type LoadOptions = Partial<GateLimits>;

/** @param isServer whether the database is a PostgreSQL server */
export function loadOf(isServer: boolean, options: LoadOptions = {}): Load {
  const load = isServer ? onPostgres : onPglite;
  return { ...load, calls: { ...load.calls, ...options } };
}

export function openGates(isServer: boolean, options: LoadOptions = {}): Gates {
  const load = loadOf(isServer, options);
  return { calls: new Gate(load.calls), uploads: new Gate(load.uploads), broker: new Gate(load.broker) };
}

/**
 * Reads CALLS_AT_WORK and CALLS_WAITING.
 * @throws StartError where one is no whole number in its range
 */
export function loadFrom(env: Readonly<Record<string, string | undefined>>): LoadOptions {
  const read = (name: string, least: number) => {
    const text = env[name]?.trim();
    if (!text) return undefined;
    if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text);
    throw new StartError(`${name} is ${text}, but it has to be a whole number from ${least} to 9999.`);
  };
  const [atWork, waiting] = [read('CALLS_AT_WORK', 1), read('CALLS_WAITING', 0)];
  return { ...(atWork !== undefined && { atWork }), ...(waiting !== undefined && { waiting }) };
}
