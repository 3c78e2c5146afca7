import { StartError } from '../../support/start-error';

/** Milliseconds of a stop, one after the other. */
export interface StopTimes {
  /** From the moment when `/status/ready` says no until sockets and ports are closed: proxies send no more calls here by then. */
  readonly notice: number;
  /** For the calls that are being answered; what is not answered by then is cut. */
  readonly calls: number;
}

export const defaultStopTimes: StopTimes = { notice: 0, calls: 10_000 };

/**
 * Reads STOP_NOTICE and STOP_CALLS, in seconds.
 * @throws StartError where one is no whole number up to 600
 */
export function stopTimesFrom(env: Readonly<Record<string, string | undefined>>): StopTimes {
  const read = (name: string, fallback: number) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    if (/^\d{1,3}$/.test(text) && Number(text) <= 600) return Number(text) * 1000;
    throw new StartError(`${name} is ${text}, but it has to be a whole number of seconds, 600 at most.`);
  };
  return {
    notice: read('STOP_NOTICE', defaultStopTimes.notice),
    calls: read('STOP_CALLS', defaultStopTimes.calls),
  };
}

/** Whether this process takes on more work, as all of its servers see it. */
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}
