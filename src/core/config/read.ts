import { isRecord } from '../../page/json/json';
import type { Problem } from '../shape/member';
import { readShape } from '../shape/read-shape';
import { SCHEMA } from './schema';
import type { ShellConfig } from './types';

export interface ConfigReading {
  config: ShellConfig;
  /** Values that cannot be used. The shell goes on with the defaults. */
  problems: Problem[];
  /** False while `hosts.userCentre`, the one required key, is missing. */
  complete: boolean;
}

type Raw = Record<string, unknown>;

/** Merges sources, weakest first. An object is merged with that of a weaker source, key by key. */
export function mergeSources(sources: readonly unknown[], problems: Problem[] = []): Raw {
  const merged: Raw = {};
  for (const source of sources) {
    if (source === undefined || source === null) continue;
    if (!isRecord(source)) {
      problems.push({ key: 'configuration', value: source, expected: 'an object' });
      continue;
    }
    for (const [key, value] of Object.entries(source)) {
      if (value === undefined) continue;
      const before = merged[key];
      if (!isRecord(before) || value === null) merged[key] = value;
      else if (isRecord(value)) merged[key] = { ...before, ...value };
      // A text in the place of `hosts` must not take away the hosts that a weaker source has named.
      else problems.push({ key, value, expected: 'an object' });
    }
  }
  return merged;
}

/** Reads every key of the schema. Never throws: each bad value becomes a problem, and its default counts. */
export function readConfig(sources: readonly unknown[], pageOrigin: string | null): ConfigReading {
  const problems: Problem[] = [];
  const raw = mergeSources(sources, problems);
  const values: Raw = {};
  readShape(SCHEMA, raw, (problem) => problems.push(problem), [values, pageOrigin], values);
  const config = values as unknown as ShellConfig;
  return { config, problems, complete: config.hosts.userCentre !== '' };
}
