import { useNow } from '../../react/use-now';

/** Seconds until a time in ms, counted down while the component is shown; 0 once it is past, or for none. */
export function useSecondsLeft(until: number | null): number {
  const now = useNow(1000);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
