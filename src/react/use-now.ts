import { useEffect, useState } from 'react';
import { useShell } from './shell-context';

/** The clock's time in ms, renewed every `every` ms while the component is shown, for relative times. */
export function useNow(every = 60_000): number {
  const { clock } = useShell().platform;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(every, () => setNow(clock.now())), [clock, every]);
  return now;
}
