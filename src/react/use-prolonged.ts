import { useEffect, useState } from 'react';
import { useShell } from './shell-context';

/** True while `on` is, and `ms` longer: for indicators that stay after loading. */
export function useProlonged(on: boolean, ms: number): boolean {
  const { clock } = useShell().platform;
  const [lingers, setLingers] = useState(on);
  useEffect(() => {
    if (on) {
      setLingers(true);
      return;
    }
    return clock.after(ms, () => setLingers(false));
  }, [on, ms, clock]);
  return on || lingers;
}
