import { SCHEMA } from './schema';

/** Attributes that are the loader's own, and no configuration. */
const NOT_CONFIG = new Set(['omsConfig']);

/** The `data-*` of the script tag as a configuration source; a host has no prefix there: `data-user-centre`. */
export function fromDataset(dataset: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const source: Record<string, unknown> = {};
  const hosts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(dataset)) {
    if (value === undefined || NOT_CONFIG.has(key)) continue;
    if (key in SCHEMA.hosts.members) hosts[key] = value;
    else source[key] = value;
  }
  if (Object.keys(hosts).length > 0) source.hosts = hosts;
  return source;
}
