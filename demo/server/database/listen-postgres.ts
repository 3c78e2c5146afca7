import pg from 'pg';
import { type ChannelSubscription, type Listener, withTimeout } from './db';

/** Milliseconds before the first retry; doubled for each further retry, up to the maximum. */
const firstRetryDelay = 200;
const maxRetryDelay = 10_000;
/** Milliseconds between checks of the connection: a cut network reports no error by itself. */
const checkInterval = 30_000;
const statementTimeout = 5_000;

/** Receives the notifications of a channel on a connection of its own, since the pool closes idle connections. */
export async function listenPostgres(
  databaseUrl: string,
  channel: string,
  listener: Listener,
): Promise<ChannelSubscription> {
  const connection = new ListenConnection(databaseUrl, channel, listener);
  await connection.open();
  return connection;
}

class ListenConnection implements ChannelSubscription {
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryDelay = firstRetryDelay;
  #closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly listener: Listener,
  ) {}

  get connected(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // In pg_stat_activity, whose `query` is that of the last check after a while.
      application_name: this.channel,
    });
    client.on('notification', ({ payload }) => this.listener.received(payload ?? ''));
    client.on('error', () => this.#connectionLost(client));
    client.on('end', () => this.#connectionLost(client));
    try {
      await client.connect();
      await withTimeout(client.query(`listen ${client.escapeIdentifier(this.channel)}`), statementTimeout);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#retryDelay = firstRetryDelay;
    this.#schedule(checkInterval, () => this.#check(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #check(client: pg.Client): Promise<void> {
    try {
      await withTimeout(client.query('select 1'), statementTimeout);
      if (this.#client === client) this.#schedule(checkInterval, () => this.#check(client));
    } catch {
      this.#connectionLost(client);
    }
  }

  #connectionLost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#reconnect();
  }

  #reconnect(): void {
    this.#schedule(this.#retryDelay, async () => {
      try {
        await this.open();
      } catch {
        this.#retryDelay = Math.min(this.#retryDelay * 2, maxRetryDelay);
        return this.#reconnect();
      }
      if (this.connected) this.listener.reconnected();
    });
  }

  #schedule(pause: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void work(), pause).unref();
  }
}
