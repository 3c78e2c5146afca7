import { mostOf } from './meter';
import { type Design, leadersOf, type People, runPeople } from './people';

const MINUTE = 60_000;
/** Pages are opened within this time in ms before the end, so that their checks and polls are spread, … */
const OPENED = 5 * MINUTE;
/** … the last of them this many ms before it, so that all connections count as stable. */
const STABLE = MINUTE;
/** Time in ms after the return that is counted. */
const COUNTED = 3 * MINUTE;

export interface Outage extends People {
  /** Part of the people who look at one of their tabs, 0 to 1. */
  readonly looking: number;
  /** ms from the moment at which all sockets drop or fall silent until the service is back. */
  readonly lasts: number;
  /** ms until an attempt fails: soon where it is refused, late where packets are lost. */
  readonly failsAfter: number;
  /** Packets are lost: the sockets fall silent, and are not heard of again. */
  readonly silent?: boolean;
}

/** A restart: what a service gets when all have lost it. */
export interface Restart {
  /** Attempts of sockets in each second after the return. */
  readonly attempts: readonly number[];
  /** The most of them in a second of the outage. */
  readonly busiest: number;
  /** Calls over HTTP in each second after the return, and the most in a second of the outage: those meet nobody. */
  readonly calls: readonly number[];
  readonly refused: number;
  /** ms from the return to the open socket of each page. */
  readonly inSight: readonly number[];
  readonly hidden: readonly number[];
  /** Pages that have not returned in the time that is counted. */
  readonly missing: number;
}

export async function restart(
  { looking, lasts, failsAfter, silent = false, ...people }: Outage,
  design: Design,
): Promise<Restart> {
  const drop = OPENED + STABLE;
  const back = drop + lasts;
  const until = back + COUNTED;
  const inSight: number[] = [];
  const hidden: number[] = [];
  const pages = leadersOf(people, design);
  const { meter, run, weight } = await runPeople(people, design, {
    until,
    failsAfter,
    beats: silent,
    most: design.leader ? 100_000 : 20_000,
    batch({ clock, service }) {
      clock.after(drop, () => {
        service.away = true;
        if (silent) service.hushAll();
        else service.dropAll();
      });
      clock.after(back, () => {
        service.away = false;
      });
    },
    begin({ clock, random, service, person }) {
      const looks = Math.floor((person + 1) * looking) > Math.floor(person * looking);
      for (let page = 0; page < pages; page++) {
        const isSeen = looks && page === 0;
        clock.after(random() * OPENED, () => {
          service.open(isSeen, () => {
            if (clock.now() > back) (isSeen ? inSight : hidden).push(clock.now() - back);
          });
        });
      }
    },
  });
  const calls = ['poll', 'signIn', 'probe'] as const;
  return {
    attempts: meter.seconds(back, until, 'attempt'),
    busiest: mostOf(meter.seconds(drop, back, 'attempt')),
    calls: meter.seconds(back, until, ...calls),
    refused: mostOf(meter.seconds(drop, back, ...calls)),
    inSight,
    hidden,
    missing: (run * pages - inSight.length - hidden.length) * weight,
  };
}
