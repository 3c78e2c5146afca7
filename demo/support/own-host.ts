import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The name in a `Host` header, without port and brackets. */
const nameOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/**
 * Whether a request is meant for this server: its `Host` is localhost, an address, this machine's name or one of
 * `names`. Anybody can point a name of theirs at this machine, and their page would then read what it says as its own;
 * nobody can do that with an address.
 */
export function isOwnHost(host: string | undefined, ...names: readonly (string | undefined)[]): boolean {
  const name = nameOf(host ?? '');
  if (name === 'localhost' || isIP(name) !== 0) return true;
  return name !== '' && [hostname(), ...names].some((own) => own?.toLowerCase() === name);
}

/**
 * Whether browsers take a page at this `Host` for safe without https: only there do they send `Sec-Fetch-Site` over
 * plain http.
 */
export function isLoopback(host: string | undefined): boolean {
  const name = nameOf(host ?? '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
