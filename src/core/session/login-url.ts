import type { ShellConfig } from '../config/types';
import { STATE } from './ticket';

/**
 * The login page whose `service` parameter is the address to return to, or null where no login page is known.
 * @param state comes back with the ticket
 */
export function loginUrl(config: Pick<ShellConfig, 'hosts'>, current: string, state?: string): string | null {
  if (config.hosts.login === null) return null;
  const url = new URL(config.hosts.login);
  const service = new URL(current);
  service.searchParams.delete('ticket');
  service.searchParams.delete(STATE);
  if (state !== undefined) service.searchParams.set(STATE, state);
  url.searchParams.set('service', service.href);
  return url.href;
}
