import type { ShellConfig } from '../config/types';

/**
 * The login page whose `service` parameter is the address to return to, or null where no login page is known.
 */
export function loginUrl(config: Pick<ShellConfig, 'hosts'>, current: string): string | null {
  if (config.hosts.login === null) return null;
  const url = new URL(config.hosts.login);
  const service = new URL(current);
  service.searchParams.delete('ticket');
  url.searchParams.set('service', service.href);
  return url.href;
}
