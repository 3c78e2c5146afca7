import { randomUUID } from 'node:crypto';
import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import { langOf } from '../../../support/lang';
import type { ChannelSubscription, Database } from '../../database/db';
import type { Log } from '../../operation/log';
import { severalAtOnce } from '../at-once';
import { numbersFor } from '../numbers';
import { changedUsers, channel, doubtedUsers } from '../signals';
import { claim } from './lease';
import { type Listener, listenersOf, routingKey } from './listeners';
import type { SocketCloser } from './socket-closer';

interface PublisherDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Of Web-STOMP, with name and password of an account that may send. */
  readonly url: URL;
  /** Without it sockets whose session has ended stay until their pages end them. */
  readonly closer?: SocketCloser | undefined;
}

/** ms between two rounds, as between two messages to a socket of the backend's own. */
const pause = 100;
/**
 * ms for which one process publishes for all; it says again each `renewal` that it does, so that another takes over
 * soon after its end.
 */
const lease = 3_000;
const renewal = 1_000;
/** The longest time in ms in which it is possible that no process has heard of the end of a session. */
const unheard = 10_000;

/** Sends the counts of each change to RabbitMQ, and has sockets closed there. Of the processes on a database one does. */
export class Publisher {
  readonly #id = randomUUID();
  readonly #client: Client;
  #changed: Set<number> | 'all' = new Set();
  #leads = false;
  #running: Promise<void> = Promise.resolve();
  #timers: NodeJS.Timeout[] = [];
  #subscription: ChannelSubscription | undefined;
  #closed = false;
  /** Undefined before the first try to connect has ended. */
  #isFound: boolean | undefined;
  #sent = 0;
  #lost = 0;
  onRound = (_ms: number) => {};

  constructor(private readonly deps: PublisherDeps) {
    const { url, log } = deps;
    const { username, password } = url;
    const address = new URL(url);
    address.username = '';
    address.password = '';
    this.#client = new Client({
      webSocketFactory: () => new WebSocket(address.href, ['v12.stomp']),
      connectHeaders: { login: decodeURIComponent(username), passcode: decodeURIComponent(password) },
      reconnectDelay: 1_000,
      heartbeatOutgoing: 10_000,
      heartbeatIncoming: 10_000,
      onConnect: () => this.#found(),
      onStompError: ({ headers }) => log.error(`broker: ${headers.message}`),
      onWebSocketClose: () => this.#missed(),
    });
  }

  /** Whether this process publishes for all. */
  get leads(): boolean {
    return this.#leads;
  }

  /** Messages since the start. */
  get sent(): number {
    return this.#sent;
  }

  /** Ends of the connection that nobody wanted, since the start. */
  get lost(): number {
    return this.#lost;
  }

  async start(): Promise<void> {
    this.#client.activate();
    await this.#lead();
    this.#timers.push(
      setInterval(() => void this.#lead(), renewal).unref(),
      setInterval(() => {
        this.#running = this.#running.then(() => this.#round());
      }, pause).unref(),
    );
    this.#subscription = await this.deps.db.listen(channel, {
      received: (payload) => {
        this.#note(changedUsers(payload));
        if (this.#leads) this.deps.closer?.close(doubtedUsers(payload));
      },
      reconnected: () => {
        this.#note('all');
        if (this.#leads) void this.deps.closer?.lookForEnded(unheard);
      },
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#subscription?.close();
    await this.#running;
    await this.deps.closer?.stop();
    if (this.#leads) await claim(this.deps.db, this.#id, -1).catch(() => {});
    // A broker that does not answer would keep it open; who sends next sends all.
    await this.#client.deactivate({ force: true });
  }

  #found(): void {
    if (this.#isFound === false) this.deps.log.info('broker: the line to RabbitMQ is there again');
    this.#isFound = true;
    // What has changed while it was away has met nobody.
    this.#note('all');
  }

  /** Of each end of a connection, and of each try that fails. */
  #missed(): void {
    if (this.#closed || this.#isFound === false) return;
    if (this.#isFound) this.#lost += 1;
    this.deps.log.error(`broker: the line to RabbitMQ ${this.#isFound ? 'is lost' : 'cannot be opened'}`);
    this.#isFound = false;
  }

  #note(users: readonly number[] | 'all'): void {
    if (users === 'all') this.#changed = 'all';
    else if (this.#changed !== 'all') for (const user of users) this.#changed.add(user);
  }

  async #lead(): Promise<void> {
    const led = this.#leads;
    try {
      this.#leads = await claim(this.deps.db, this.#id, lease);
    } catch {
      // The database is away: so is what there would be to say.
      this.#leads = false;
    }
    if (!this.#leads) return;
    if (!led) {
      this.#note('all');
      await this.deps.closer?.lookForEnded(unheard);
    }
    await this.deps.closer?.lookForExpired();
  }

  async #round(): Promise<void> {
    const { db, clock } = this.deps;
    const changed = this.#changed;
    if (changed !== 'all' && changed.size === 0) return;
    // Who does not lead forgets: the one who takes over sends all.
    if (!this.#leads) {
      this.#changed = new Set();
      return;
    }
    if (!this.#client.connected) {
      this.#changed = 'all';
      return;
    }
    this.#changed = new Set();
    const began = performance.now();
    try {
      const listeners = await listenersOf(db, changed === 'all' ? null : [...changed], clock());
      await severalAtOnce(byUser(listeners), (ofOne) => this.#tell(ofOne));
    } catch (error) {
      this.deps.log.error(`broker: ${String(error)}`);
      this.#note(changed === 'all' ? 'all' : [...changed]);
    }
    this.onRound(performance.now() - began);
  }

  /** Sends a user the counts, which are read once for each organisation and language. */
  async #tell(listeners: readonly Listener[]): Promise<void> {
    const read = new Map<string, object | null>();
    try {
      for (const listener of listeners) {
        const lang = langOf(listener.lang);
        const place = `${listener.context} ${lang}`;
        // With the next connection all are sent again.
        if (this.#closed || !this.#client.connected) return;
        if (!read.has(place))
          read.set(place, await numbersFor(this.deps.db, listener, Number(listener.context) || null, lang));
        const numbers = read.get(place);
        // Null: the user may not see the organisation any more.
        if (numbers && this.#client.connected) this.#publish(routingKey(listener), numbers);
      }
    } catch (error) {
      this.deps.log.error(`broker: ${String(error)}`);
      this.#note(listeners.map(({ id }) => id));
    }
  }

  #publish(key: string, data: object): void {
    this.#client.publish({
      destination: `/topic/${key}`,
      body: JSON.stringify({ data }),
      headers: { 'content-type': 'application/json;charset=utf-8' },
    });
    this.#sent += 1;
  }
}

function byUser(listeners: readonly Listener[]): Iterable<readonly Listener[]> {
  const users = new Map<number, Listener[]>();
  for (const listener of listeners) users.set(listener.id, [...(users.get(listener.id) ?? []), listener]);
  return users.values();
}
