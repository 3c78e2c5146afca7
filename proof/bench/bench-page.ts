import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright-core';
import type { Probe } from './probe';

/** A duration in ms, of the clock and of the main thread. */
export interface Cost {
  /** From its start to the painted frame, by the clock. */
  readonly painted: number;
  /**
   * All of the main thread's own time but style and layout. Chromium's ScriptDuration is less than its name says: it
   * leaves out what runs after a promise.
   */
  readonly script: number;
  /** The main thread's time for style and layout. */
  readonly layout: number;
}

type Metrics = Record<string, number>;

/** So long has nothing been fetched when a page counts as settled, in ms. */
const QUIET = 60;
/** So long does a person's pointer lie on what it is about to press, at least, in ms. */
const REST = 200;
/** Time in ms after which a run that has not ended is broken. */
const LIMIT = 60_000;

/** A page with the probe in it, and what Chromium counts of it. */
export class BenchPage {
  readonly #session: CDPSession;
  readonly #running = new Set<Request>();
  readonly #errors: string[] = [];
  #lastChange = performance.now();

  constructor(
    readonly page: Page,
    session: CDPSession,
  ) {
    this.#session = session;
    const end = (request: Request) => {
      this.#running.delete(request);
      this.#lastChange = performance.now();
    };
    page.on('request', (request) => {
      this.#running.add(request);
      this.#lastChange = performance.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('pageerror', (error) => this.#errors.push(error.message));
  }

  /** Waits until nothing is being fetched but what `held` names, and nothing has been for a while. */
  async settled(held?: string): Promise<void> {
    const busy = () => [...this.#running].some((request) => !held || !request.url().includes(held));
    const start = performance.now();
    while (busy() || performance.now() - this.#lastChange < QUIET) {
      if (performance.now() - start > LIMIT) {
        throw new Error(
          `Still being fetched: ${[...this.#running].map((request) => request.url()).join(', ')}`,
        );
      }
      await wait(QUIET / 3);
    }
    await this.run(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 200 })));
    if (this.#errors.length > 0) throw new Error(`The page raised: ${this.#errors.join('; ')}`);
  }

  /** Runs in the page, with the probe at hand. */
  run<Result, Given = undefined>(work: (probe: Probe, given: Given) => Result, given?: Given) {
    return this.page.evaluate(
      `(${work.toString()})(window.probe, ${JSON.stringify(given) ?? 'undefined'})`,
    ) as Promise<Awaited<Result>>;
  }

  /** @param work returns the ms from its start to the painted frame */
  async cost(work: () => Promise<number>): Promise<Cost> {
    const before = await this.metrics();
    const painted = await work();
    const after = await this.metrics();
    const spent = (...names: string[]) =>
      names.reduce((sum, name) => sum + ((after[name] ?? 0) - (before[name] ?? 0)) * 1000, 0);
    const layout = spent('RecalcStyleDuration', 'LayoutDuration');
    return { painted, script: spent('TaskDuration') - layout, layout };
  }

  /** Puts the pointer on what a selector finds, as a person does before a press, and waits for what is fetched then. */
  async point(target: string): Promise<void> {
    const [x, y] = await this.run((probe, selector) => {
      const { left, top, width, height } = probe.find(selector)!.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }, target);
    await this.page.mouse.move(x, y);
    await wait(REST);
    await this.settled();
  }

  /** Presses what a selector finds, and waits for what another one finds to be painted, or to be gone. */
  press(target: string, selector: string, gone = false): Promise<Cost> {
    return this.cost(() =>
      this.run(
        async (probe, given) => {
          const start = performance.now();
          probe.press(given.target);
          return (await probe.painted(given.selector, given.gone)) - start;
        },
        { target, selector, gone },
      ),
    );
  }

  /** Presses what a selector finds. @returns ms to the painted frame that has what it opens, and to that with a row in it */
  pressed(target: string, opened: string, row: string): Promise<[number, number]> {
    return this.run(
      async (probe, given) => {
        const start = performance.now();
        probe.press(given.target);
        const [first, last] = await Promise.all([probe.painted(given.opened), probe.painted(given.row)]);
        return [first - start, last - start];
      },
      { target, opened, row },
    );
  }

  /** Types a text into a field letter by letter. @returns what each letter cost, until nothing changes any more */
  async type(field: string, text: string): Promise<Cost[]> {
    const costs = [];
    for (let length = 1; length <= text.length; length++) {
      const value = text.slice(0, length);
      const typing = () => this.run((probe, given) => probe.type(given.field, given.value), { field, value });
      costs.push(await this.cost(typing));
    }
    return costs;
  }

  async metrics(): Promise<Metrics> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** After a collection: bytes of the JavaScript heap, and nodes that are alive. */
  async memory(): Promise<{ heap: number; nodes: number; listeners: number }> {
    for (let times = 0; times < 3; times++) await this.#session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await this.metrics();
    return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
  }

  /** The page's processor takes so many times as long from now on. */
  async slowDown(times: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  nodes(...tags: string[]): Promise<number> {
    return this.run((probe, given) => probe.nodes(...given), tags);
  }

  /** Ends the page, and the context that it was opened in. */
  async end(): Promise<void> {
    await this.page.context().close();
  }
}
