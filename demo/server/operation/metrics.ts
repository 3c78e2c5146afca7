import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Gate } from '../load/gate';
import type { Gates } from '../load/load';

/** One answered call. */
export interface Answered {
  readonly service: string;
  readonly method: string;
  /** The pattern of the route, never the path: what has labels is kept for ever. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

type Labels = Record<string, string>;

interface Realtime {
  readonly listening: boolean;
  readonly sockets: number;
  /** Messages with counts that were sent to pages since the start. */
  readonly delivered: number;
}

interface Publisher {
  /** Whether this process sends for all. */
  readonly leads: boolean;
  /** Messages to subscriptions, and ends of the connection to the broker that nobody wanted, since the start. */
  readonly sent: number;
  readonly lost: number;
  /** To be told of each round: ms that it took. */
  onRound: (ms: number) => void;
}

/** Upper bounds, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Memory, processor time, event loop and garbage collection: of the process, whatever number of servers is in it. */
let ofProcess: Registry | undefined;
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What the backend counts, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #process = processMetrics();
  readonly #calls = new Counter({
    name: 'oms_calls_total',
    help: 'Answered calls, by the class of their HTTP status',
    labelNames: ['service', 'method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'oms_faults_total',
    help: 'Calls that failed by a fault of the backend or for want of its database',
    labelNames: ['service', 'method', 'route'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'oms_call_seconds',
    help: 'From the first byte of a call to the last of its reply',
    labelNames: ['service', 'method', 'route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  answered({ service, method, route, status, ms }: Answered): void {
    this.#calls.inc({ service, method, route, status: `${Math.floor(status / 100)}xx` });
    this.#seconds.observe({ service, method, route }, ms / 1000);
  }

  failed(call: Pick<Answered, 'service' | 'method' | 'route'>): void {
    const { service, method, route } = call;
    this.#faults.inc({ service, method, route });
  }

  /** Reads the gates whenever somebody asks. */
  watchGates(gates: Gates): void {
    const each = Object.entries(gates) as [string, Gate][];
    this.#read('oms_calls_at_work', 'Calls that are worked on', ['queue'], (set) => {
      for (const [queue, gate] of each) set({ queue }, gate.atWork);
    });
    this.#read('oms_calls_waiting', 'Calls that wait for a place', ['queue'], (set) => {
      for (const [queue, gate] of each) set({ queue }, gate.waiting);
    });
    this.#read(
      'oms_calls_refused_total',
      'Calls refused with 503: no room to wait in (full), no place in time (late), or the caller did not wait (gone)',
      ['queue', 'reason'],
      (set) => {
        for (const [queue, gate] of each)
          for (const [reason, n] of Object.entries(gate.refused)) set({ queue, reason }, n);
      },
    );
  }

  watchRealtime(realtime: Realtime): void {
    this.#read('oms_sockets', 'Open realtime connections', [], (set) => set({}, realtime.sockets));
    this.#read(
      'oms_notices_delivered_total',
      'Messages with counts of notices and announcements that were sent to pages: when one changed, and when a page connected',
      [],
      (set) => set({}, realtime.delivered),
    );
    this.#read(
      'oms_realtime_listening',
      'Whether this process hears the changes of the others: 1 or 0',
      [],
      (set) => set({}, Number(realtime.listening)),
    );
  }

  watchPublisher(publisher: Publisher): void {
    this.#read('oms_broker_publishing', 'Whether this process sends counts to RabbitMQ: 1 or 0', [], (set) =>
      set({}, Number(publisher.leads)),
    );
    this.#read(
      'oms_broker_sent_total',
      'Messages with counts that were sent to subscriptions at RabbitMQ',
      [],
      (set) => set({}, publisher.sent),
    );
    this.#read('oms_broker_lost_total', 'Times that the connection to RabbitMQ was lost', [], (set) =>
      set({}, publisher.lost),
    );
    const seconds = new Histogram({
      name: 'oms_broker_round_seconds',
      help: 'From the first to the last subscription that is sent the changes of a round',
      buckets: BUCKETS,
      registers: [this.#registry],
    });
    publisher.onRound = (ms) => seconds.observe(ms / 1000);
  }

  /** A number that is kept elsewhere. */
  #read(
    name: string,
    help: string,
    labelNames: string[],
    read: (set: (labels: Labels, value: number) => void) => void,
  ): void {
    const about = { name, help, labelNames, registers: [this.#registry] };
    if (name.endsWith('_total'))
      new Counter({
        ...about,
        collect() {
          this.reset();
          read((labels, value) => this.inc(labels, value));
        },
      });
    else
      new Gauge({
        ...about,
        collect() {
          this.reset();
          read((labels, value) => this.set(labels, value));
        },
      });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return Registry.merge([this.#registry, this.#process]).metrics();
  }
}
