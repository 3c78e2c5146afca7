import { SCHEMA } from '../../src/core/config/schema';
import { isRecord } from '../../src/page/json/json';
import { faultsOf } from '../config-faults';

/** Keys that are code, which a page's markup cannot have. */
const CODE: readonly string[] = ['getToken', 'fetch', 'socket'];

/** @throws Error with a sentence for each value that cannot be used */
export function checkConfig(config: unknown): asserts config is object {
  if (!isRecord(config))
    throw new Error('omsShell() takes an object: the configuration that configureShell() takes.');
  const rest: Record<string, unknown> = {};
  const sentences: string[] = [];
  for (const [key, value] of Object.entries(config)) {
    if (CODE.includes(key))
      sentences.push(`"${key}" is code: give it to configureShell() in the page's script.`);
    else if (key in SCHEMA.hosts.members) sentences.push(`"${key}" belongs into hosts: { ${key}: … }.`);
    else rest[key] = value;
  }
  sentences.push(...faultsOf(rest));
  if (sentences.length > 0) throw new Error(sentences.map((one) => `omsShell: ${one}`).join('\n'));
}
