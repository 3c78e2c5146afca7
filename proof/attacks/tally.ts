import { tableOf } from '@oms/tools/markdown';

/** What a case has come to. */
export type Outcome =
  | { readonly held: true }
  /** A script of the attacker's ran, or a page went where it led. */
  | { readonly ran: string }
  /** Something foreign was read or changed. */
  | { readonly crossed: string };

export const HELD: Outcome = { held: true };

/** Held unless there is something to say. */
export const crossedBy = (what: string | null): Outcome => (what === null ? HELD : { crossed: what });

/** One line of the table. */
export class Case {
  tries = 0;
  held = 0;
  ran = 0;
  crossed = 0;
  /** What did not hold. */
  readonly faults: string[] = [];

  constructor(readonly name: string) {}

  /** @param times that the same has come out */
  add(outcome: Outcome, times = 1): void {
    this.tries += times;
    if ('held' in outcome) this.held += times;
    else if ('ran' in outcome) {
      this.ran += 1;
      this.faults.push(`ran: ${outcome.ran}`);
    } else {
      this.crossed += 1;
      this.faults.push(`crossed: ${outcome.crossed}`);
    }
  }
}

/** The cases of a run, and whether what shows that they would be noticed was noticed. */
export class Tally {
  readonly cases: Case[] = [];
  readonly controls: (readonly [what: string, noticed: number, least: number])[] = [];

  of(name: string): Case {
    const known = this.cases.find((one) => one.name === name);
    if (known) return known;
    const made = new Case(name);
    this.cases.push(made);
    return made;
  }

  /** What has to be noticed where nothing holds: with less than `least` the cases show nothing. */
  control(what: string, noticed: number, least: number): void {
    this.controls.push([what, noticed, least]);
  }

  table(): string {
    const rows = this.cases.map(({ name, tries, held, ran, crossed }) =>
      [name, tries, held, ran, crossed].map(String),
    );
    return tableOf(['case', 'tries', 'held', 'ran', 'crossed'], rows);
  }

  controlTable(): string {
    return tableOf(
      ['what has to be noticed', 'noticed', 'at least'],
      this.controls.map((cells) => cells.map(String)),
    );
  }

  /** What does not hold, and what was not noticed. */
  faults(): string[] {
    return [
      ...this.cases.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
      ...this.cases.filter(({ tries }) => tries === 0).map(({ name }) => `${name}: not tried`),
      ...this.controls
        .filter(([, noticed, least]) => noticed < least)
        .map(([what, noticed, least]) => `${what}: ${noticed} noticed, at least ${least} expected`),
    ];
  }
}
