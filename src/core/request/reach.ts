import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ServiceName } from '../config/services';

/** A service that the last call could not reach. */
export interface LostService {
  service: ServiceName;
  /** Its base URL. */
  url: string;
  /**
   * Why: it does not answer, or a proxy answers in its place (`down`), it answers but does not let pages of this origin
   * read that (`origin`), the page's Content-Security-Policy refuses it (`policy`), or the browser does, as the page
   * came over https and the service is at http (`mixed`). Null while the first probe asks.
   */
  reason: 'down' | 'origin' | 'policy' | 'mixed' | null;
  /** What to do about it, in English for the developer of the page; empty without a reason. */
  advice: string;
}

export interface Reach {
  readonly $lost: ReadableAtom<readonly LostService[]>;
  /** The service has answered. */
  reached(service: ServiceName): void;
  /**
   * A call has failed in the network, with its retries.
   * @param base URL of the service
   * @param called address of the call, where that is a GET
   */
  lost(service: ServiceName, base: string, called: string | undefined): void;
  /** Asks the services of the list whether they answer again. */
  check(): void;
}

/**
 * Which services are out of reach, and why.
 * @param explain finds out why, and says so in the list; told whether the service has answered this page before, and
 * the address of the call that failed
 */
export function createReach(
  explain: (
    $lost: WritableAtom<readonly LostService[]>,
    service: ServiceName,
    answeredBefore: boolean,
    called?: string,
  ) => Promise<void>,
): Reach {
  const $lost = atom<readonly LostService[]>([]);
  const answered = new Set<ServiceName>();
  // Where its code cannot be fetched either, the reason stays unknown.
  const ask = (service: ServiceName, called?: string) =>
    explain($lost, service, answered.has(service), called).catch(() => {});
  return {
    $lost,
    reached(name) {
      answered.add(name);
      if ($lost.get().length > 0) $lost.set($lost.get().filter(({ service }) => service !== name));
    },
    lost(name, url, called) {
      const known = $lost.get().some(({ service }) => service === name);
      if (!known) $lost.set([...$lost.get(), { service: name, url, reason: null, advice: '' }]);
      void ask(name, called);
    },
    check: () => $lost.get().forEach(({ service }) => void ask(service)),
  };
}
