import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../../tools/paths';
import { configSchema } from '../docs/config-schema';

/** dist/config.schema.json: checks a configuration file while it is written. */
export async function buildConfigSchema(): Promise<void> {
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(at('dist/config.schema.json'), `${JSON.stringify(configSchema())}\n`);
}
