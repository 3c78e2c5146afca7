import { announcementStats } from '../announcements';
import { authenticate, contextOf } from '../context';
import type { Database, Listening } from '../db';
import { Failure } from '../failure';
import { Input } from '../input';
import { langOf } from '../lang';
import { noticeStats } from '../notices';
import type { Tokens } from '../tokens';
import { type Broker, type Connection, errorsDestination, type Member, statsDestination } from './connection';
import type { Frame } from './frames';
import type { Limits } from './limits';

interface HubDeps {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/** Where the triggers of migration 006 tell what changed. */
const channel = 'oms_signals';
const signal = /^(notices|announcements|access) (\d{1,16}|\*)$/;

/** Users whose numbers are counted at the same time. */
const atOnce = 8;

/** Who is connected to this backend, and what they are told when something of theirs changes on any backend. */
export class Hub implements Broker {
  readonly #members = new Map<Connection, Member>();
  readonly #users = new Map<number, Set<Connection>>();
  /** Users to be told, and those whose right to listen is in doubt. */
  #changed = new Set<number>();
  #doubted = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #line: Listening | undefined;
  #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(
    private readonly deps: HubDeps,
    private readonly limits: Limits,
  ) {
    this.#sweeper = setInterval(() => this.#sweep(), limits.sweepEvery).unref();
  }

  get listening(): boolean {
    return this.#line?.alive ?? false;
  }

  get sockets(): number {
    return this.#members.size;
  }

  async listen(): Promise<void> {
    this.#line = await this.deps.db.listen(channel, {
      heard: (payload) => this.#heard(payload),
      back: () => this.#mark(this.#users.keys(), true, true),
    });
  }

  /** Stops telling; what is being counted is waited for, since the database closes next. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#sweeper);
    await this.#line?.close();
    this.#line = undefined;
    await this.#running;
  }

  async admit(headers: Frame['headers']): Promise<Member> {
    const { db, clock } = this.deps;
    const user = await authenticate(this.deps, headers.Authorization ?? headers.authorization, clock());
    if (user.passwordExpired) throw new Failure(10003);
    const { id } = await contextOf(db, user, new Input({ contextId: headers.contextId }));
    if ((this.#users.get(user.id)?.size ?? 0) >= this.limits.socketsPerUser) throw new Failure(429);
    return { user, contextId: id, lang: langOf(headers.lang) };
  }

  joined(connection: Connection, member: Member): void {
    this.#members.set(connection, member);
    const same = this.#users.get(member.user.id) ?? new Set();
    this.#users.set(member.user.id, same.add(connection));
    // The session may have ended between the check and now.
    this.#mark([member.user.id], false, true);
  }

  left(connection: Connection): void {
    const member = this.#members.get(connection);
    if (!member) return;
    this.#members.delete(connection);
    const same = this.#users.get(member.user.id);
    same?.delete(connection);
    if (same?.size === 0) this.#users.delete(member.user.id);
  }

  log(line: string): void {
    this.deps.log(line);
  }

  #heard(payload: string): void {
    const [, kind, whose] = signal.exec(payload) ?? [];
    if (!kind) return;
    const users = whose === '*' ? this.#users.keys() : [Number(whose)];
    this.#mark(users, kind !== 'access', kind === 'access');
  }

  #sweep(): void {
    for (const connection of this.#members.keys()) connection.sweep();
    // Sessions also end by time, which nobody tells.
    this.#mark(this.#users.keys(), false, true);
  }

  #mark(users: Iterable<number>, changed: boolean, doubted: boolean): void {
    for (const user of users) {
      if (!this.#users.has(user)) continue;
      if (changed) this.#changed.add(user);
      if (doubted) this.#doubted.add(user);
    }
    this.#arm(this.limits.pushEvery);
  }

  /** One round at a time, and a pause before each: so a burst ends in few messages, the last of them right. */
  #arm(pause: number): void {
    if (this.#closed || this.#timer || this.#running || this.#changed.size + this.#doubted.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#round().then((next) => {
        this.#running = undefined;
        this.#arm(next);
      });
    }, pause);
  }

  /** Returns the pause before the next round. Does not fail. */
  async #round(): Promise<number> {
    const [changed, doubted] = [this.#changed, this.#doubted];
    this.#changed = new Set();
    this.#doubted = new Set();
    let next = this.limits.pushEvery;
    const users = [...new Set([...changed, ...doubted])];
    const work = async () => {
      for (let user = users.pop(); user !== undefined && !this.#closed; user = users.pop()) {
        try {
          await this.#endLost(user);
          if (changed.has(user)) await this.#tell(user);
        } catch (error) {
          next = this.limits.retryAfter;
          if (changed.has(user)) this.#changed.add(user);
          this.#doubted.add(user);
          this.#reportFailure(user, error);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return next;
  }

  /** Ends the connections whose session does not stand any more, or has come to speak for another user. */
  async #endLost(user: number): Promise<void> {
    const connections = this.#membersOf(user);
    const ids = connections.map(([, member]) => member.user.sessionId);
    const standing = await this.deps.db.query<{ id: string; expired: boolean }>(
      `select s.id, u.password_expired and s.acting_as is null as expired
       from sessions s join users u on u.id = coalesce(s.acting_as, s.user_id)
       where s.id in (select json_array_elements_text($1::json)) and u.id = $3
         and s.ended_at is null and s.expires_at > $2`,
      [JSON.stringify(ids), this.deps.clock(), user],
    );
    const expired = new Map(standing.map((session) => [session.id, session.expired]));
    for (const [connection, member] of connections) {
      const { sessionId } = member.user;
      if (!expired.has(sessionId)) connection.refuse(new Failure(401));
      else if (expired.get(sessionId)) connection.refuse(new Failure(10003));
    }
  }

  /** Sends the numbers, counted once for each organisation and language in which the user is connected. */
  async #tell(user: number): Promise<void> {
    const counted = new Map<string, unknown>();
    for (const [connection, member] of this.#membersOf(user)) {
      const place = `${member.contextId} ${member.lang}`;
      if (!counted.has(place)) counted.set(place, await this.#numbers(member));
      const data = counted.get(place);
      if (data instanceof Failure) connection.refuse(data);
      else connection.push(statsDestination, { data });
    }
  }

  /** The numbers, or the refusal of an organisation that the user may not see any more. */
  async #numbers({ user, contextId, lang }: Member): Promise<unknown> {
    const { db } = this.deps;
    try {
      const organisation = await contextOf(db, user, new Input({ contextId: String(contextId) }));
      const reader = { user, organisation, lang };
      return { stats: await noticeStats(db, reader), announcement: await announcementStats(db, reader) };
    } catch (error) {
      if (error instanceof Failure && error.code === 403) return error;
      throw error;
    }
  }

  #reportFailure(user: number, error: unknown): void {
    const failure = error instanceof Failure ? error : new Failure(500);
    if (failure.code === 500) this.deps.log(`/stomp: ${String(error)}`);
    for (const [connection, { lang }] of this.#membersOf(user)) {
      connection.push(errorsDestination, { code: failure.code, message: failure.in(lang) });
    }
  }

  #membersOf(user: number): (readonly [Connection, Member])[] {
    return [...(this.#users.get(user) ?? [])].flatMap((connection) => {
      const member = this.#members.get(connection);
      return member ? [[connection, member] as const] : [];
    });
  }
}
