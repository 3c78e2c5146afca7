import { useEffect, useState } from 'react';
import { useShell } from './shell-context';

const MINUTE = 60_000;
const LEAST = 1000;
/** Browsers take a longer time for none at all. */
const MOST = 2 ** 31 - 1;

/**
 * The clock's time in ms, renewed every `every` ms while the component is shown, for relative times. Less than a second is
 * one second, and what is no number is the default, a minute.
 */
export function useNow(every = MINUTE): number {
  const { clock } = useShell().platform;
  const [now, setNow] = useState(() => clock.now());
  const period = Number.isNaN(Number(every)) ? MINUTE : Math.min(Math.max(Number(every), LEAST), MOST);
  useEffect(() => clock.every(period, () => setNow(clock.now())), [clock, period]);
  return now;
}
