import { useEffect, useState } from 'react';
import type { Clock } from '../core/platform/clock';
import { useShell } from './shell-context';

const MINUTE = 60_000;
const LEAST = 1000;
/** Browsers take a longer time for none at all. */
const MOST = 2 ** 31 - 1;

/**
 * The clock's time in ms, renewed every `every` ms while the component is shown, for relative times. Less than a second is
 * one second, and what is no number is the default, a minute.
 */
export function useNow(every?: number): number {
  return useTicks(useShell().platform.clock, every);
}

/** The same by a clock. */
export function useTicks(clock: Clock, every = MINUTE): number {
  const [now, setNow] = useState(() => clock.now());
  const period = Number.isNaN(Number(every)) ? MINUTE : Math.min(Math.max(Number(every), LEAST), MOST);
  useEffect(() => clock.every(period, () => setNow(clock.now())), [clock, period]);
  return now;
}
