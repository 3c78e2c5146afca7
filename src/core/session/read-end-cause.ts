import { SERVICE_NAMES } from '../config/services';
import type { EndCause } from './end-cause';
import { BY, WHY } from './login-url';

/** What the address of the login page says of the end of a session; null where it says nothing, or something that nobody knows. */
export function readEndCause(params: URLSearchParams): EndCause | null {
  const why = params.get(WHY);
  if (why === 'over' || why === 'elsewhere') return { why };
  const service = SERVICE_NAMES.find((name) => name === params.get(BY));
  return service && (why === 'refused' || why === 'network') ? { why, service } : null;
}
