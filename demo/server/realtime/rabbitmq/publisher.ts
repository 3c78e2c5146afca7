import { randomUUID } from 'node:crypto';
import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import { langOf } from '../../../support/lang';
import type { ChannelSubscription, Database } from '../../database/db';
import { numbersFor } from '../numbers';
import { changedUsers, channel, doubtedUsers } from '../signals';
import { listenersOf, routingKey } from './listeners';
import type { SocketCloser } from './socket-closer';

interface PublisherDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Of Web-STOMP, with name and password of an account that may send. */
  readonly url: URL;
  /** Without it sockets whose session has ended stay until their pages end them. */
  readonly closer?: SocketCloser | undefined;
}

/** ms between two rounds, as between two messages to a socket of the backend's own. */
const pause = 100;
/** ms for which one process publishes for all; it says again each `renewal` that it does, so that another takes over soon after its end. */
const lease = 3_000;
const renewal = 1_000;
/** ms for which no process may have published, or heard of the end of a session. */
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
      // What has changed while it was away has met nobody.
      onConnect: () => this.#note('all'),
      onStompError: ({ headers }) => log(`broker: ${headers.message}`),
    });
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
    if (this.#leads) await this.#claim(new Date(0)).catch(() => {});
    await this.#client.deactivate();
  }

  #note(users: readonly number[] | 'all'): void {
    if (users === 'all') this.#changed = 'all';
    else if (this.#changed !== 'all') for (const user of users) this.#changed.add(user);
  }

  async #lead(): Promise<void> {
    const led = this.#leads;
    try {
      this.#leads = await this.#claim(new Date(this.deps.clock().getTime() + lease));
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

  /** Takes or keeps the place, until then. @returns false where another process has it */
  async #claim(until: Date): Promise<boolean> {
    const rows = await this.deps.db.query(
      `insert into settings (name, value) values ('broker-publisher', $1)
       on conflict (name) do update set value = excluded.value
       where settings.value < $2 or right(settings.value, 36) = $3 returning name`,
      [`${until.toISOString()} ${this.#id}`, this.deps.clock().toISOString(), this.#id],
    );
    return rows.length > 0;
  }

  async #round(): Promise<void> {
    const { db, clock, log } = this.deps;
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
    try {
      const listeners = await listenersOf(db, changed === 'all' ? null : [...changed], clock());
      for (const listener of listeners) {
        const numbers = await numbersFor(
          db,
          listener,
          Number(listener.context) || null,
          langOf(listener.lang),
        );
        // With the next connection all are sent anew.
        if (this.#closed || !this.#client.connected) return;
        // Null: the user may not see the organisation any more.
        if (numbers) this.#publish(routingKey(listener), numbers);
      }
    } catch (error) {
      log(`broker: ${String(error)}`);
      this.#note(changed === 'all' ? 'all' : [...changed]);
    }
  }

  #publish(key: string, data: object): void {
    this.#client.publish({
      destination: `/topic/${key}`,
      body: JSON.stringify({ data }),
      headers: { 'content-type': 'application/json;charset=utf-8' },
    });
  }
}
