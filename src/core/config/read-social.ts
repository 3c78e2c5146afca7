import { readHost } from '../../page/addresses/addresses';
import type { Social, SocialProvider } from './types';

type Raw = Record<string, unknown>;

const ID = /^[\w-]{1,40}$/;

/** The value of `social`; undefined where it cannot be used. */
export function readSocial(value: unknown): Social | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { providers, hosts } = value as Raw;
  if (!Array.isArray(providers) || !Array.isArray(hosts)) return undefined;
  const read = { providers: providers.map(readProvider), hosts: hosts.map(readHost) };
  return read.providers.includes(undefined) || read.hosts.includes(undefined) ? undefined : (read as Social);
}

function readProvider(value: unknown): SocialProvider | undefined {
  const { id, label = null } = (typeof value === 'string' ? { id: value } : (value ?? {})) as Raw;
  if (typeof id !== 'string' || !ID.test(id)) return undefined;
  return label === null || typeof label === 'string' ? { id, label: label || null } : undefined;
}
