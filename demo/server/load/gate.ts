import { Failure } from '../reply/failure';

export interface GateLimits {
  /** Calls that are worked on at the same time. */
  readonly atWork: number;
  /** Calls that wait for one of them to end. */
  readonly waiting: number;
  /** Milliseconds that a call waits at most. */
  readonly longestWait: number;
  /** Calls of one caller, at work and waiting; without it as many as there is room for. */
  readonly ofOne?: number;
}

export interface CallAtGate {
  /** Goes before the others, and takes the place of one that waits where there is none left. */
  readonly urgent?: boolean;
  /** Whether the caller has gone: nobody waits for the reply. */
  readonly gone?: () => boolean;
  /** Who calls, where that is counted. */
  readonly of?: number;
}

/** Why a call was refused: no room to wait in, no place in time, or its caller did not wait. */
export type Refusal = 'full' | 'late' | 'gone';

interface Waiting extends CallAtGate {
  readonly begin: () => void;
  readonly refuse: (why: Refusal) => void;
}

/** Bounds, in seconds, of what `Retry-After` says. A page of the shell fails at once where that is more than ten. */
const SOONEST = 1;
const LATEST = 9;

/**
 * Lets a bounded number of calls work, and a bounded number wait for a bounded time. All others are refused at once: a
 * call that has waited for longer than its caller does costs as much as one that is of use.
 */
export class Gate {
  #atWork = 0;
  #urgent: Waiting[] = [];
  #usual: Waiting[] = [];
  readonly #of = new Map<number, number>();
  /** Refused since a call has last found a free place. */
  #refusedInRow = 0;
  readonly #refused: Record<Refusal, number> = { full: 0, late: 0, gone: 0 };

  constructor(
    private readonly limits: GateLimits,
    private readonly random: () => number = Math.random,
  ) {}

  get atWork(): number {
    return this.#atWork;
  }

  get waiting(): number {
    return this.#urgent.length + this.#usual.length;
  }

  /** Refused calls since the start. */
  get refused(): Readonly<Record<Refusal, number>> {
    return this.#refused;
  }

  /** @throws Failure 503, with the seconds to wait, where there is no place for the call */
  async run<T>(work: () => Promise<T>, call: CallAtGate = {}): Promise<T> {
    const leave = this.#count(call.of);
    try {
      await this.#enter(call);
      try {
        return await work();
      } finally {
        this.#atWork -= 1;
        this.#next();
      }
    } finally {
      leave();
    }
  }

  /** @returns what takes the call off again */
  #count(of: number | undefined): () => void {
    const { ofOne } = this.limits;
    if (of === undefined || ofOne === undefined) return () => {};
    const before = this.#of.get(of) ?? 0;
    if (before >= ofOne) throw this.#refusal('full');
    this.#of.set(of, before + 1);
    return () => {
      const left = (this.#of.get(of) ?? 1) - 1;
      if (left === 0) this.#of.delete(of);
      else this.#of.set(of, left);
    };
  }

  #enter(call: CallAtGate): Promise<void> | undefined {
    if (this.#atWork < this.limits.atWork) {
      this.#atWork += 1;
      this.#refusedInRow = 0;
      return;
    }
    return new Promise((resolve, reject) => {
      const refuse = (why: Refusal) => {
        clearTimeout(timer);
        reject(this.#refusal(why));
      };
      const begin = () => {
        clearTimeout(timer);
        this.#atWork += 1;
        resolve();
      };
      const waiting: Waiting = { ...call, begin, refuse };
      const timer = setTimeout(() => {
        this.#leave(waiting);
        refuse('late');
      }, this.limits.longestWait);
      if (this.waiting >= this.limits.waiting) {
        const displaced = call.urgent ? this.#usual.pop() : undefined;
        if (!displaced) return refuse('full');
        displaced.refuse('full');
      }
      (call.urgent ? this.#urgent : this.#usual).push(waiting);
    });
  }

  #next(): void {
    let next = this.#urgent.shift() ?? this.#usual.shift();
    while (next?.gone?.()) {
      next.refuse('gone');
      next = this.#urgent.shift() ?? this.#usual.shift();
    }
    next?.begin();
  }

  #leave(waiting: Waiting): void {
    this.#urgent = this.#urgent.filter((each) => each !== waiting);
    this.#usual = this.#usual.filter((each) => each !== waiting);
  }

  /** The more are refused in a row, the more seconds they are spread over, so that they do not come back together. */
  #refusal(why: Refusal): Failure {
    this.#refused[why] += 1;
    this.#refusedInRow += 1;
    const spread = Math.min(LATEST, SOONEST + 1 + this.#refusedInRow / Math.max(1, this.limits.waiting));
    const wait = SOONEST + Math.floor(this.random() * (spread - SOONEST + (spread === LATEST ? 1 : 0)));
    return new Failure(503, {}, undefined, undefined, { wait });
  }
}
