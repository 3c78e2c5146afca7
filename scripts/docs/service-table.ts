import { demoHosts } from '../../demo/hosts';
import { SERVICES } from '../../src/core/config/services';
import { tableOf } from '../../tools/markdown';

/** The table of the services, with the keys under which the server's texts explain their error codes. */
export function serviceTable(): string {
  const rows = Object.entries(SERVICES).map(([name, { codes }]) => [`\`${name}\``, `\`${codes}…\``]);
  return tableOf(['service', 'keys of error codes'], rows);
}

/** The ports at which the demo serves each service. */
export function servicePorts(): string {
  const rows = Object.entries(demoHosts().services).map(([name, { port }]) => [String(port), `\`${name}\``]);
  return tableOf(['port', 'service'], rows);
}
