import type { Social, SocialProvider } from './types';

type Raw = Record<string, unknown>;

const ID = /^[\w-]{1,40}$/;

/** `social` as the host gave it, or undefined where it is no such thing. */
export function readSocial(
  value: unknown,
  hostOf: (value: unknown) => string | undefined,
): Social | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { providers, hosts } = value as Raw;
  if (!Array.isArray(providers) || !Array.isArray(hosts)) return undefined;
  const read = { providers: providers.map(readProvider), hosts: hosts.map(hostOf) };
  return read.providers.includes(undefined) || read.hosts.includes(undefined) ? undefined : (read as Social);
}

function readProvider(value: unknown): SocialProvider | undefined {
  const { id, label = null } = (typeof value === 'string' ? { id: value } : (value ?? {})) as Raw;
  if (typeof id !== 'string' || !ID.test(id)) return undefined;
  return label === null || typeof label === 'string' ? { id, label: label || null } : undefined;
}
