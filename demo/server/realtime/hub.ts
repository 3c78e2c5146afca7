import { langOf } from '../../support/lang';
import type { ChannelSubscription, Database } from '../database/db';
import { Input } from '../http/input';
import { Failure } from '../reply/failure';
import { authenticate, contextOf } from '../session/context';
import type { Tokens } from '../session/tokens';
import { severalAtOnce } from './at-once';
import {
  type Connection,
  type ConnectionOwner,
  errorsDestination,
  type Member,
  statsDestination,
} from './connection';
import type { Frame } from './frames';
import type { Limits } from './limits';
import { numbersFor } from './numbers';
import { channel, readSignal } from './signals';

interface HubDeps {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/** The connections of this backend. The hub sends a user's numbers when any backend changes them. */
export class Hub implements ConnectionOwner {
  readonly #members = new Map<Connection, Member>();
  readonly #users = new Map<number, Set<Connection>>();
  /** Users whose numbers have changed since the last round. */
  #changed = new Set<number>();
  /** Connections that have subscribed since the last round, and want the numbers whether they change or not. */
  #fresh = new Set<Connection>();
  /** Users whose sessions may have ended, or whose connections want something. */
  #unchecked = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #subscription: ChannelSubscription | undefined;
  #checkTimer: NodeJS.Timeout;
  #closed = false;
  #delivered = 0;

  constructor(
    private readonly deps: HubDeps,
    private readonly limits: Limits,
  ) {
    this.#checkTimer = setInterval(() => this.#checkAll(), limits.checkInterval).unref();
  }

  get listening(): boolean {
    return this.#subscription?.connected ?? false;
  }

  get sockets(): number {
    return this.#members.size;
  }

  /** Messages with numbers of notices and announcements, changed or asked for, that were sent to pages since the start. */
  get delivered(): number {
    return this.#delivered;
  }

  async listen(): Promise<void> {
    this.#subscription = await this.deps.db.listen(channel, {
      received: (payload) => this.#receive(payload),
      reconnected: () => this.#enqueue(this.#users.keys(), true, true),
    });
  }

  /** Stops sending. It waits for running queries, since the caller closes the database next. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#checkTimer);
    await this.#subscription?.close();
    this.#subscription = undefined;
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
    // The session may have ended after the check.
    this.#enqueue([member.user.id], false, true);
  }

  wantsSnapshot(connection: Connection): void {
    const member = this.#members.get(connection);
    if (!member) return;
    this.#fresh.add(connection);
    this.#enqueue([member.user.id], false, true);
  }

  left(connection: Connection): void {
    this.#fresh.delete(connection);
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

  #receive(payload: string): void {
    const signal = readSignal(payload);
    if (!signal) return;
    const users = signal.user === null ? this.#users.keys() : [signal.user];
    this.#enqueue(users, signal.kind !== 'access', signal.kind === 'access');
  }

  #checkAll(): void {
    for (const connection of this.#members.keys()) connection.checkHeartBeat();
    // A session that expires triggers no notification.
    this.#enqueue(this.#users.keys(), false, true);
  }

  #enqueue(users: Iterable<number>, changed: boolean, doubted: boolean): void {
    for (const user of users) {
      if (!this.#users.has(user)) continue;
      if (changed) this.#changed.add(user);
      if (doubted) this.#unchecked.add(user);
    }
    this.#scheduleRound(this.limits.pushInterval);
  }

  /**
   * Runs one round at a time with a pause before each, so that many changes at once cause few messages, the last of
   * them with the newest numbers.
   */
  #scheduleRound(pause: number): void {
    if (this.#closed || this.#timer || this.#running || this.#changed.size + this.#unchecked.size === 0)
      return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#round().then((next) => {
        this.#running = undefined;
        this.#scheduleRound(next);
      });
    }, pause);
  }

  /** Returns the pause before the next round in ms. Does not throw. */
  async #round(): Promise<number> {
    const [changed, doubted] = [this.#changed, this.#unchecked];
    this.#changed = new Set();
    this.#unchecked = new Set();
    let next = this.limits.pushInterval;
    await severalAtOnce(new Set([...changed, ...doubted]), async (user) => {
      if (this.#closed) return;
      try {
        await this.#endInvalid(user);
        await this.#send(user, changed.has(user));
      } catch (error) {
        next = this.limits.retryDelay;
        if (changed.has(user)) this.#changed.add(user);
        this.#unchecked.add(user);
        this.#reportFailure(user, error);
      }
    });
    return next;
  }

  /** Ends the connections whose session has ended or now acts as another user. */
  async #endInvalid(user: number): Promise<void> {
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

  /**
   * Sends the numbers, read once for each organisation and language of the user's connections.
   * @param toAll false: only to those that want a snapshot
   */
  async #send(user: number, toAll: boolean): Promise<void> {
    const counted = new Map<string, unknown>();
    for (const [connection, member] of this.#membersOf(user)) {
      if (!toAll && !this.#fresh.has(connection)) continue;
      const place = `${member.contextId} ${member.lang}`;
      if (!counted.has(place)) {
        const { user: reader, contextId, lang } = member;
        counted.set(place, await numbersFor(this.deps.db, reader, contextId, lang));
      }
      const data = counted.get(place);
      this.#fresh.delete(connection);
      if (!data) connection.refuse(new Failure(403));
      else this.#delivered += connection.push(statsDestination, { data });
    }
  }

  #reportFailure(user: number, error: unknown): void {
    const failure = error instanceof Failure ? error : new Failure(500);
    if (failure.code === 500) this.deps.log(`/stomp: ${String(error)}`);
    for (const [connection, { lang }] of this.#membersOf(user)) {
      connection.push(errorsDestination, { code: failure.code, message: failure.messageIn(lang) });
    }
  }

  #membersOf(user: number): (readonly [Connection, Member])[] {
    return [...(this.#users.get(user) ?? [])].flatMap((connection) => {
      const member = this.#members.get(connection);
      return member ? [[connection, member] as const] : [];
    });
  }
}
