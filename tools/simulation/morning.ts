import { AFTER_START } from '../../src/core/realtime/realtime';
import { quantile } from '../quantile';
import { seeded } from '../seeded';
import { callsOfFirstView } from './first-view';
import { mostOf, sumOf } from './meter';
import { type Design, leadersOf, type People, runPeople } from './people';

const MINUTE = 60_000;
/** All people open their first tab within this time in ms. */
const ARRIVAL = 15 * MINUTE;
/** Each opens the others within this time in ms after it. */
const OPENING = 5 * MINUTE;
/** The time in ms in which nothing new is opened, for what goes on all day. */
const DAY = 5 * MINUTE;
/** Pages that are run for polls and sockets, which are even; first views are counted of all people. */
const MOST = 10_000;

/** Nine o'clock: what a service gets while all people open their tabs. */
export interface Morning {
  /** Calls of first views in the busiest second, and in the second that 99 of 100 do not exceed. */
  readonly first: {
    readonly most: number;
    readonly p99: number;
    readonly mean: number;
    readonly all: number;
  };
  /** Sockets opened a second, in the busiest minute: seconds of a part of the people, times that part, would be too uneven. */
  readonly attempts: number;
  /** Sockets at its end. */
  readonly sockets: number;
  /** Calls a second that go on all day. */
  readonly polls: number;
  /** All calls in each minute. */
  readonly minutes: readonly number[];
}

/** @param most pages that are run */
export async function nineOClock(people: People, design: Design, most = MOST): Promise<Morning> {
  const calls = (await callsOfFirstView(design.startCall)).length;
  const opened = ARRIVAL + OPENING;
  const until = opened + DAY;
  const views = new Array<number>(until / 1000).fill(0);
  /** When a person opens each tab; the numbers of a person are the same in every design. */
  const times = (person: number): number[] => {
    const random = seeded(person * 7_919 + 1);
    const first = random() * ARRIVAL;
    return Array.from({ length: people.tabs }, (_, tab) => (tab === 0 ? first : first + random() * OPENING));
  };
  for (let person = 0; person < people.people; person++) {
    for (const at of times(person)) views[Math.floor(at / 1000)]! += calls;
  }
  const { meter } = await runPeople(people, design, {
    until,
    most,
    begin({ clock, service, person }) {
      const pages = leadersOf(people, design);
      for (const [page, at] of times(person).slice(0, pages).entries()) {
        // The person looks at one of the tabs.
        clock.after(at + AFTER_START, () => void service.open(page === 0));
      }
    },
  });
  const polls = meter.seconds(opened, until, 'poll', 'signIn');
  const all = meter.seconds(0, until, 'poll', 'signIn').map((count, second) => count + views[second]!);
  const busy = views.slice(0, opened / 1000);
  return {
    first: {
      most: mostOf(busy),
      p99: quantile(busy, 0.99),
      mean: sumOf(busy) / busy.length,
      all: sumOf(busy),
    },
    attempts: mostOf(minutesOf(meter.seconds(0, until, 'attempt'))) / 60,
    sockets: people.people * leadersOf(people, design),
    polls: sumOf(polls) / polls.length,
    minutes: minutesOf(all),
  };
}

const minutesOf = (seconds: readonly number[]): number[] =>
  Array.from({ length: seconds.length / 60 }, (_, minute) =>
    sumOf(seconds.slice(minute * 60, minute * 60 + 60)),
  );
