import { SERVICE_NAMES } from '../config/services';
import type { EndCause } from './end-cause';
import { BY, WHY } from './login-url';

/** Reads from the address of the login page why the session ended; null where it gives no cause, or an unknown one. */
export function readEndCause(params: URLSearchParams): EndCause | null {
  const why = params.get(WHY);
  if (why === 'over' || why === 'elsewhere') return { why };
  const service = SERVICE_NAMES.find((name) => name === params.get(BY));
  return service && (why === 'refused' || why === 'network') ? { why, service } : null;
}
