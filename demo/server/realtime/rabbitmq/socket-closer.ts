import type { Db } from '../../database/db';

interface CloserDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Of RabbitMQ's management, with name and password of an account that may close connections. */
  readonly url: URL;
}

/** ms in which management answers. */
const patience = 5_000;
/** ms until it is asked again after it has not done it. */
const pause = 1_000;
/** ms between two looks for sessions that have expired: that triggers no signal. */
const between = 10_000;

/**
 * Closes the sockets that a user has at RabbitMQ when one of the user's sessions ends, all of them: RabbitMQ does not
 * say of which session a socket is. Pages whose sessions stand connect again by themselves; the others it refuses, as
 * it asks who they are.
 */
export class SocketCloser {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #users = new Set<number>();
  #running: Promise<void> = Promise.resolve();
  #again: NodeJS.Timeout | undefined;
  #lookedAt: Date;
  #hasFailed = false;
  #stopped = false;

  constructor(private readonly deps: CloserDeps) {
    const { url, clock } = deps;
    const account = [url.username, url.password].map(decodeURIComponent).join(':');
    this.#address = new URL('/api/connections/username/', url.origin).href;
    this.#headers = {
      authorization: `Basic ${Buffer.from(account).toString('base64')}`,
      'x-reason': 'A session of the user has ended',
    };
    this.#lookedAt = clock();
  }

  /** A session of these has ended, or acts as another user now. */
  close(users: Iterable<number>): void {
    for (const user of users) this.#users.add(user);
    this.#running = this.#running.then(() => this.#closeAll());
  }

  /** Closes the sockets of those whose sessions have expired since it was called last, where that is a while ago. */
  async lookForExpired(): Promise<void> {
    const [from, now] = [this.#lookedAt, this.deps.clock()];
    if (now.getTime() - from.getTime() < between) return;
    this.#lookedAt = now;
    await this.#closeThose('ended_at is null and expires_at > $1 and expires_at <= $2', [from, now]);
  }

  /** Closes the sockets of those whose sessions have ended while nobody may have heard of it. @param ms before now */
  async lookForEnded(ms: number): Promise<void> {
    const from = new Date(this.deps.clock().getTime() - ms);
    this.#lookedAt = from;
    await this.#closeThose('ended_at > $1', [from]);
  }

  /** Waits for the call that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#again);
    await this.#running;
  }

  async #closeThose(condition: string, params: readonly Date[]): Promise<void> {
    const { db, log } = this.deps;
    try {
      const rows = await db.query<{ id: number }>(
        `select distinct coalesce(acting_as, user_id) as id from sessions where ${condition}`,
        params,
      );
      this.close(rows.map(({ id }) => id));
    } catch (error) {
      log(`broker: ${String(error)}`);
    }
  }

  async #closeAll(): Promise<void> {
    for (const user of this.#users) {
      if (this.#stopped || this.#again) return;
      // Another one of the user's sessions may end while management is asked.
      this.#users.delete(user);
      try {
        await this.#ask(user);
        this.#hasFailed = false;
      } catch (error) {
        this.#users.add(user);
        this.#tryAgain(error);
      }
    }
  }

  #tryAgain(error: unknown): void {
    if (!this.#hasFailed) this.deps.log(`broker: sockets of users are not closed: ${String(error)}`);
    this.#hasFailed = true;
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.close([]);
    }, pause).unref();
  }

  async #ask(user: number): Promise<void> {
    const { status } = await fetch(this.#address + user, {
      method: 'DELETE',
      headers: this.#headers,
      signal: AbortSignal.timeout(patience),
    });
    if (status !== 204) throw new Error(`management answers ${status}`);
  }
}
