import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { StartError } from '../../support/start-error';

/** Whether a connection comes from a proxy of ours, whose word on the sender counts. `hop` 0: the connection itself. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Only the one that is connected here: what it says of the one before it was written by whoever sent the call. */
export const proxiesAt =
  (addresses: readonly string[]): IsProxy =>
  (address, hop) =>
    hop === 0 && addresses.includes(plain(address));

/** The address of whoever opens a socket, for limits and logs; Fastify has the same for calls by `trustProxy`. */
export function senderOf({ socket, headers }: IncomingMessage, isProxy: IsProxy): string | undefined {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || !isProxy(remoteAddress, 0)) return remoteAddress;
  const told = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return told || remoteAddress;
}

/**
 * Reads TRUST_PROXY: the addresses of proxies, separated by commas or blanks.
 * @throws StartError that quotes what is no address
 */
export function trustProxyFrom(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const addresses = (env.TRUST_PROXY ?? '').split(/[\s,]+/).filter((address) => address !== '');
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong === undefined) return addresses;
  throw new StartError(`TRUST_PROXY has "${wrong}", but it has to be a list of addresses such as 127.0.0.1.`);
}

/** A socket that listens on IPv6 sees IPv4 addresses so. */
const plain = (address: string): string => address.replace(/^::ffff:/, '');
