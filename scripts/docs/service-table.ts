import { SERVICES } from '../../src/core/config/services';
import { tableOf } from '../../tools/markdown';
import { configKeys } from './config-table';

/** The table of the services, with the keys under which the server's texts explain their error codes. */
export function serviceTable(): string {
  const hosts = configKeys().find(({ name }) => name === 'hosts')?.members ?? [];
  const rows = Object.entries(SERVICES).map(([name, { codes }]) => [
    `\`${name}\``,
    hosts.find((host) => host.name === name)?.comment.words ?? '',
    `\`${codes}…\``,
  ]);
  return tableOf(['service', 'calls', 'keys of error codes'], rows);
}
