import { allAddresses, demoHosts, portBaseFrom } from '@oms/demo/hosts';
import { checkPorts } from '@oms/demo/support/listen';

/** Where the search begins without PORT_BASE: apart from the ports of a demo and of its tests. */
const FIRST = 24_000;
/** Ports between two bases. */
const STEP = 100;
const MOST = 50;

let next: number | undefined;

/**
 * The first port for one demo or backend of a proof: from PORT_BASE on, the first whose ports are all free. Each call
 * gives another.
 * @throws Error where none is
 */
export async function freePortBase(): Promise<number> {
  const first = next ?? portBaseFrom(process.env, FIRST);
  for (let base = first; base < first + MOST * STEP; base += STEP) {
    next = base + STEP;
    try {
      await checkPorts(allAddresses(demoHosts(base)));
      return base;
    } catch (error) {
      if (!/is in use/.test((error as Error).message)) throw error;
    }
  }
  throw new Error(`From port ${first} to ${next} others listen everywhere: end them, or choose PORT_BASE.`);
}
