import type { Limits } from './limits';

/**
 * Counts the sockets that have shown no token yet, by address, as they come and go: to look at all of them for each new
 * one takes ever longer.
 */
export class Strangers {
  #all = 0;
  readonly #near = new Map<string | undefined, number>();

  constructor(private readonly limits: Pick<Limits, 'strangers' | 'strangersPerAddress'>) {}

  /** Whether there is no room for another one from the address. */
  isFull(address: string | undefined): boolean {
    const { strangers, strangersPerAddress } = this.limits;
    return this.#all >= strangers || (this.#near.get(address) ?? 0) >= strangersPerAddress;
  }

  /** @returns what takes it off again; a second time does nothing more */
  add(address: string | undefined): () => void {
    this.#count(address, 1);
    let isIn = true;
    return () => {
      if (isIn) this.#count(address, -1);
      isIn = false;
    };
  }

  #count(address: string | undefined, by: number): void {
    this.#all += by;
    const near = (this.#near.get(address) ?? 0) + by;
    if (near === 0) this.#near.delete(address);
    else this.#near.set(address, near);
  }
}
