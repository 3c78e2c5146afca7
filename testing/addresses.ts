import { stompUrl } from '../src/core/realtime/socket/address';

/** Where the page that is tested calls its services. */
export interface AddressOptions {
  /**
   * Base URL of the services in the page's own configuration, or several, where it names more than the user centre. That of
   * `services.config` where it is left out.
   */
  readonly url?: string | readonly string[];
}

/** The addresses of a page's services, which the fake ones answer in their place. */
export interface Addresses {
  /** The same call at the fake services; null for an address of somebody else. */
  toFake(address: string): string | null;
  /** Where the page opens its realtime connection. */
  readonly sockets: readonly string[];
}

export function addressesOf(userCentre: string, { url = userCentre }: AddressOptions = {}): Addresses {
  const bases = [url].flat().map((base) => new URL(base).href.replace(/\/$/, ''));
  return {
    toFake(address) {
      const base = bases.find((one) => address === one || /^[/?#]/.test(restOf(address, one)));
      return base === undefined ? null : userCentre + restOf(address, base);
    },
    sockets: bases.map(stompUrl),
  };
}

/** What follows the base; empty where the address does not begin with it. */
const restOf = (address: string, base: string): string =>
  address.startsWith(base) ? address.slice(base.length) : '';
