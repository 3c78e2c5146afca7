import type { ShellConfig } from '../config/types';
import type { EndCause } from './end-cause';
import { STATE } from './ticket';

/** Parameters of the login page that say why a session ended. */
export const WHY = 'ended';
export const BY = 'by';

/**
 * The login page whose `service` parameter is the address to return to, or null where no login page is known.
 * @param state comes back with the ticket
 * @param cause why somebody is sent there
 */
export function loginUrl(
  config: Pick<ShellConfig, 'hosts'>,
  current: string,
  state?: string,
  cause?: EndCause,
): string | null {
  if (config.hosts.login === null) return null;
  const url = new URL(config.hosts.login);
  const service = new URL(current);
  service.searchParams.delete('ticket');
  service.searchParams.delete(STATE);
  if (state !== undefined) service.searchParams.set(STATE, state);
  url.searchParams.set('service', service.href);
  if (cause) url.searchParams.set(WHY, cause.why);
  if (cause && 'service' in cause) url.searchParams.set(BY, cause.service);
  return url.href;
}
