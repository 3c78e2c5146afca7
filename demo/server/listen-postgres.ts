import pg from 'pg';
import { type Listener, type Listening, within } from './db';

/** Milliseconds to the first try after a break; doubled at each, up to the longest. */
const firstPause = 200;
const longestPause = 10_000;
/** Milliseconds between looks whether the line still stands: a cut network says nothing by itself. */
const lookEvery = 30_000;
const lookLimit = 5_000;

/** Hears a channel over a connection of its own, since those of the pool come and go. */
export async function listenPostgres(
  databaseUrl: string,
  channel: string,
  listener: Listener,
): Promise<Listening> {
  const line = new Line(databaseUrl, channel, listener);
  await line.open();
  return line;
}

class Line implements Listening {
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = firstPause;
  #closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly listener: Listener,
  ) {}

  get alive(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.listener.heard(payload ?? ''));
    client.on('error', () => this.#broken(client));
    client.on('end', () => this.#broken(client));
    try {
      await client.connect();
      await within(client.query(`listen ${client.escapeIdentifier(this.channel)}`), lookLimit);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#pause = firstPause;
    this.#after(lookEvery, () => this.#look(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #look(client: pg.Client): Promise<void> {
    try {
      await within(client.query('select 1'), lookLimit);
      if (this.#client === client) this.#after(lookEvery, () => this.#look(client));
    } catch {
      this.#broken(client);
    }
  }

  #broken(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#again();
  }

  #again(): void {
    this.#after(this.#pause, async () => {
      try {
        await this.open();
      } catch {
        this.#pause = Math.min(this.#pause * 2, longestPause);
        return this.#again();
      }
      if (this.alive) this.listener.back();
    });
  }

  #after(pause: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void work(), pause).unref();
  }
}
