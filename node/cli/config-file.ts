import { readFileSync } from 'node:fs';
import { isRecord } from '../../src/page/json/json';
import { faultsOf } from '../config-faults';

/**
 * Reads and checks a configuration file for `oms-shell bake`. Keys may be missing: the page can give them.
 * @throws Error that names the file and what is wrong in it: a line for each problem
 */
export function readBakedConfig(file: string): object {
  // `$schema` is for the editor alone.
  const { $schema: _, ...config } = parse(file);
  const sentences = faultsOf(config);
  if (sentences.length > 0) throw new Error(sentences.map((one) => `${file}: ${one}`).join('\n'));
  return config;
}

function parse(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  if (!isRecord(config)) {
    throw new Error(`${file} must hold one JSON object.`);
  }
  return config;
}
