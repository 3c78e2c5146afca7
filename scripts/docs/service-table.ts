import { SERVICES } from '../../src/core/config/services';
import { tableOf } from '../../tools/markdown';

/** The table of the services, with the keys under which the server's texts explain their error codes. */
export function serviceTable(): string {
  const rows = Object.entries(SERVICES).map(([name, { codes }]) => [`\`${name}\``, `\`${codes}…\``]);
  return tableOf(['service', 'keys of error codes'], rows);
}
