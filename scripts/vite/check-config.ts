import { SCHEMA } from '../../src/core/config/schema';
import { isRecord } from '../../src/core/json/json';
import { faultsOf } from '../cli/config-faults';

/** Keys that are code, which a page's markup cannot have. */
const CODE: readonly string[] = ['getToken', 'fetch', 'socket'];

/** @throws Error with a sentence for each value that cannot be used */
export function checkConfig(config: unknown): asserts config is object {
  if (!isRecord(config))
    throw new Error('omsShell() takes an object: the configuration that configureShell() takes.');
  const code = CODE.filter((key) => config[key] !== undefined);
  const unknown = Object.keys(config).filter((key) => !(key in SCHEMA));
  const hosts = isRecord(config.hosts) ? config.hosts : {};
  const unknownHosts = Object.keys(hosts).filter((key) => !(key in SCHEMA.hosts.members));
  const sentences = [
    ...code.map((key) => `"${key}" is code: give it to configureShell() in the page's script.`),
    ...unknown.map((key) =>
      key in SCHEMA.hosts.members
        ? `"${key}" belongs into hosts: { ${key}: … }.`
        : `"${key}" is no key of the configuration: docs/public-face.md has them.`,
    ),
    ...unknownHosts.map((key) => `"hosts.${key}" is no service and no page of the configuration.`),
    ...faultsOf(Object.fromEntries(Object.entries(config).filter(([key]) => !CODE.includes(key)))),
  ];
  if (sentences.length > 0) throw new Error(sentences.map((one) => `omsShell: ${one}`).join('\n'));
}
