import type { Social, SocialProvider } from './types';

type Raw = Record<string, unknown>;

const ID = /^[\w-]{1,40}$/;

/** `social` as the host gave it, or undefined where it is no such thing. */
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

/** A host with its port, out of itself or of an origin. */
function readHost(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const { host, pathname, search, hash, username } = new URL(
      /^https?:\/\//i.test(value) ? value : `https://${value}`,
    );
    return pathname === '/' && search === '' && hash === '' && username === '' ? host : undefined;
  } catch {
    return undefined;
  }
}

/** Whether social login is allowed on the page of this address (spec 2.1). */
export function socialAllowed(social: Social | null, href: string): social is Social {
  return social !== null && social.providers.length > 0 && social.hosts.includes(new URL(href).host);
}
