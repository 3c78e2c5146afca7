import { seeded } from '../seeded';
import { type CountedClock, countedClock } from './clock';
import { createMeter, type Meter } from './meter';
import { countedService, type Service } from './service';

/** How the shell is built, and how it might be. */
export interface Design {
  /** One tab of a browser and origin leads; else each tab has a socket and polls of its own. */
  readonly leader: boolean;
  /** One call answers the first calls of a page; else each is asked for. */
  readonly startCall: boolean;
}

export const AS_BUILT: Design = { leader: true, startCall: true };

export interface People {
  readonly people: number;
  /** Tabs of each. */
  readonly tabs: number;
  /** Origins that the tabs of each are of: the console, and the systems of hosts. */
  readonly origins: number;
}

/** Pages with a socket and polls that each person has. */
export const leadersOf = ({ tabs, origins }: People, { leader }: Design): number =>
  leader ? Math.min(origins, tabs) : tabs;

/** Pages that share a clock: all at once would not fit into memory, and they do not know of each other. */
const BATCH = 100;

/** One person of a batch. */
export interface Place {
  readonly clock: CountedClock;
  readonly random: () => number;
  readonly service: Service;
  /** Number of the person among those that are run, from 0. */
  readonly person: number;
}

/**
 * Runs people, each with the pages that lead, against a service that has time for all.
 * @param begin sets up one person on the clock
 * @param batch sets up what happens to the service of a batch
 * @returns what the service gets, and how many people one of those stands for
 */
export async function runPeople(
  { people, ...each }: People,
  design: Design,
  options: {
    readonly until: number;
    /** The most pages that are run; of more, some people stand for all. */
    readonly most: number;
    readonly failsAfter?: number;
    readonly beats?: boolean;
    begin(place: Place): void;
    batch?(place: Omit<Place, 'person'>): void;
  },
): Promise<{ meter: Meter; weight: number; run: number }> {
  const pages = leadersOf({ people, ...each }, design);
  const run = Math.min(people, Math.floor(options.most / pages));
  const weight = people / run;
  const meter = createMeter(weight);
  const together = Math.max(1, Math.floor(BATCH / pages));
  for (let first = 0; first < run; first += together) {
    const clock = countedClock();
    const random = seeded(first + 1);
    const place = {
      clock,
      random,
      service: countedService(clock, random, meter, options.failsAfter, options.beats),
    };
    options.batch?.(place);
    for (let person = first; person < Math.min(run, first + together); person++) {
      options.begin({ ...place, person });
    }
    await clock.run(options.until);
  }
  return { meter, weight, run };
}
