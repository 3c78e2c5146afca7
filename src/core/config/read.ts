import { isRecord } from '../../page/json/json';
import type { Field, Group, ReadSoFar } from './fields';
import { SCHEMA } from './schema';
import type { ShellConfig } from './types';

/** A configuration value that cannot be used. The shell goes on with the default. */
export interface ConfigProblem {
  key: string;
  /** Undefined for a required key that is missing. */
  value?: unknown;
  /** The values that are allowed, in English for the developer's console. */
  allowed: string;
}

export interface ConfigReading {
  config: ShellConfig;
  problems: ConfigProblem[];
  /** False while `hosts.userCentre`, the one required key, is missing. */
  complete: boolean;
}

type Raw = Record<string, unknown>;
type Key = Field | Group;

/** Merges sources, weakest first. An object is merged with that of a weaker source, key by key. */
export function mergeSources(sources: readonly unknown[], problems: ConfigProblem[] = []): Raw {
  const merged: Raw = {};
  for (const source of sources) {
    if (source === undefined || source === null) continue;
    if (!isRecord(source)) {
      problems.push({ key: 'configuration', value: source, allowed: 'an object' });
      continue;
    }
    for (const [key, value] of Object.entries(source)) {
      if (value === undefined) continue;
      const before = merged[key];
      if (!isRecord(before) || value === null) merged[key] = value;
      else if (isRecord(value)) merged[key] = { ...before, ...value };
      // A text in the place of `hosts` must not take away the hosts that a weaker source has named.
      else problems.push({ key, value, allowed: 'an object' });
    }
  }
  return merged;
}

/** Reads every key of the schema. Never throws: each bad value becomes a problem, and its default counts. */
export function readConfig(sources: readonly unknown[], pageOrigin: string | null): ConfigReading {
  const problems: ConfigProblem[] = [];
  const values: Raw = {};
  const config = values as unknown as ShellConfig;
  const soFar = values as unknown as ReadSoFar;

  const read = (name: string, value: unknown, key: Key): unknown => {
    if (value === undefined || value === null) return undefined;
    const result = 'members' in key ? (isRecord(value) ? value : undefined) : key.read(value);
    if (result === undefined) problems.push({ key: name, value, allowed: key.allowed });
    return result;
  };

  function readKeys(into: Raw, raw: Raw, keys: Readonly<Record<string, Key>>, prefix: string): void {
    for (const [name, key] of Object.entries(keys)) {
      const value = read(prefix + name, raw[name], key);
      if ('members' in key) {
        const members: Raw = {};
        into[name] = members;
        readKeys(members, (value ?? {}) as Raw, key.members, `${name}.`);
      } else {
        const { fallback } = key;
        into[name] = value ?? (typeof fallback === 'function' ? fallback(soFar, pageOrigin) : fallback);
      }
    }
    for (const name of Object.keys(raw)) {
      if (Object.hasOwn(keys, name)) continue;
      problems.push({ key: prefix + name, value: raw[name], allowed: Object.keys(keys).join(', ') });
    }
  }

  readKeys(values, mergeSources(sources, problems), SCHEMA, '');
  return { config, problems, complete: config.hosts.userCentre !== '' };
}
