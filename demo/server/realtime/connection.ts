import { randomUUID } from 'node:crypto';
import type { SessionUser } from '../context';
import { Failure } from '../failure';
import { type Lang, langOf } from '../lang';
import {
  type Frame,
  FrameReader,
  heartBeatOf,
  Malformed,
  type Version,
  versionOf,
  versions,
  written,
} from './frames';
import type { Limits } from './limits';

/** The socket below, as a connection needs it. */
export interface Peer {
  /** Bytes that the network has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  terminate(): void;
}

/** Who is connected, and for which organisation and language. */
export interface Member {
  readonly user: SessionUser;
  readonly contextId: number;
  readonly lang: Lang;
}

/** What stands behind the connections. */
export interface Broker {
  /** @throws Failure when the headers of CONNECT let nobody in */
  admit(headers: Frame['headers']): Promise<Member>;
  joined(connection: Connection, member: Member): void;
  left(connection: Connection): void;
  log(line: string): void;
}

export const statsDestination = '/user/topic/notify_stats';
export const errorsDestination = '/user/queue/errors';
const destinations: ReadonlySet<string> = new Set([statsDestination, errorsDestination]);

/** Milliseconds between heart-beats that can be promised to a client that wants some. */
const heartBeat = 20_000;
/** Milliseconds that a client has to answer the closing of the socket. */
const farewell = 1_000;

/** WebSocket closing codes. */
const closing = { normal: 1000, goingAway: 1001, policy: 1008, failed: 1011 } as const;

/** One client's STOMP over one socket. Frames are taken one after the other; whatever is wrong ends it with ERROR. */
export class Connection {
  readonly #reader: FrameReader;
  readonly #subscriptions = new Map<string, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #state: 'opening' | 'connected' | 'ended' = 'opening';
  #version: Version = '1.0';
  #lang: Lang = 'en';
  #work: Promise<void> = Promise.resolve();
  #heardAt = performance.now();
  #silence = Number.POSITIVE_INFINITY;
  #second = { began: 0, frames: 0 };
  #sent = 0;

  constructor(
    private readonly peer: Peer,
    private readonly broker: Broker,
    private readonly limits: Limits,
  ) {
    this.#reader = new FrameReader(limits.frameSize, () => this.#version);
    this.#after(limits.connectTime, () => {
      if (this.#state === 'opening') this.end(408, 'CONNECT did not come in time');
    });
  }

  get connected(): boolean {
    return this.#state === 'connected';
  }

  received(message: Uint8Array): void {
    if (this.#state === 'ended') return;
    this.#heardAt = performance.now();
    try {
      const frames = this.#reader.read(message);
      this.#count(frames.length);
      for (const frame of frames) if (frame) this.#work = this.#work.then(() => this.#take(frame));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The socket has closed, by whomever. */
  closed(): void {
    this.#state = 'ended';
    for (const timer of this.#timers) clearTimeout(timer);
    this.broker.left(this);
  }

  /** Sends to every subscription of that destination. A consumer that does not take it is cut off. */
  push(destination: string, body: unknown): void {
    if (this.#state !== 'connected') return;
    const text = JSON.stringify(body);
    for (const [subscription, wanted] of this.#subscriptions) {
      if (wanted !== destination) continue;
      this.#sent += 1;
      this.#send(
        'MESSAGE',
        {
          subscription,
          'message-id': String(this.#sent),
          destination,
          'content-type': 'application/json;charset=utf-8',
        },
        text,
      );
    }
  }

  /** Tells why in an ERROR frame, then closes. */
  end(code: number, message: string, closeCode: number = closing.policy, receipt?: string): void {
    if (this.#state === 'ended') return;
    const headers = { code: String(code), message, 'content-type': 'application/json;charset=utf-8' };
    const body = JSON.stringify({ code, message });
    this.#send('ERROR', receipt === undefined ? headers : { ...headers, 'receipt-id': receipt }, body);
    this.#close(closeCode);
  }

  /** Ends for a failure, in the client's language. */
  refuse(failure: Failure, receipt?: string): void {
    this.end(failure.code, failure.in(this.#lang), closing.policy, receipt);
  }

  /** The server stops. */
  goAway(): void {
    if (this.#state !== 'ended') this.#close(closing.goingAway);
  }

  /** Ends a client that promised heart-beats and has gone silent. */
  sweep(): void {
    if (performance.now() - this.#heardAt > this.#silence) this.end(408, 'No heart-beat came');
  }

  async #take(frame: Frame): Promise<void> {
    if (this.#state === 'ended') return;
    const receipt = frame.headers.receipt;
    try {
      await this.#handle(frame);
      if (receipt !== undefined && this.connected) this.#send('RECEIPT', { 'receipt-id': receipt });
      if (frame.command === 'DISCONNECT') this.#close(closing.normal);
    } catch (error) {
      this.#fail(error, receipt);
    }
  }

  async #handle({ command, headers }: Frame): Promise<void> {
    if (command === 'CONNECT' || command === 'STOMP') return this.#connect(headers);
    if (!this.connected) throw new Malformed('CONNECT has to come first');
    if (command === 'SUBSCRIBE') this.#subscribe(headers);
    else if (command === 'UNSUBSCRIBE') this.#subscriptions.delete(subscriptionOf(headers));
    else if (command === 'SEND') throw new Failure(403);
    else if (command === 'BEGIN' || command === 'COMMIT' || command === 'ABORT')
      throw new Malformed('There are no transactions here');
  }

  async #connect(headers: Frame['headers']): Promise<void> {
    if (this.#state !== 'opening') throw new Malformed('There was a CONNECT already');
    const version = versionOf(headers['accept-version']);
    if (!version) throw new Malformed(`The versions spoken here are ${versions.join(', ')}`);
    const [out, wanted] = heartBeatOf(headers['heart-beat']);
    this.#lang = langOf(headers.lang);
    const member = await this.broker.admit(headers);
    // The socket may have closed meanwhile.
    if (this.#state !== 'opening') return;
    this.#state = 'connected';
    this.#version = version;
    if (out > 0) this.#silence = Math.max(this.limits.silence, 3 * out);
    this.#send('CONNECTED', {
      version,
      'heart-beat': `${wanted > 0 ? heartBeat : 0},${heartBeat}`,
      server: 'oms-demo',
      session: randomUUID(),
      'user-name': String(member.user.id),
    });
    if (wanted > 0) this.#beat(Math.max(heartBeat, wanted));
    this.broker.joined(this, member);
  }

  #subscribe(headers: Frame['headers']): void {
    const { destination = '' } = headers;
    const id = subscriptionOf(headers);
    if (!destinations.has(destination)) throw new Failure(403);
    if (this.#subscriptions.has(id)) throw new Malformed('There is a subscription with this id already');
    if (this.#subscriptions.size >= this.limits.subscriptions) throw new Failure(429);
    this.#subscriptions.set(id, destination);
  }

  #fail(error: unknown, receipt?: string): void {
    if (error instanceof Malformed) this.end(400, error.message, error.code, receipt);
    else if (error instanceof Failure) this.refuse(error, receipt);
    else {
      this.broker.log(`/stomp: ${String(error)}`);
      const failure = new Failure(500);
      this.end(failure.code, failure.in(this.#lang), closing.failed, receipt);
    }
  }

  #count(frames: number): void {
    const now = performance.now();
    if (now - this.#second.began > 1_000) this.#second = { began: now, frames: 0 };
    this.#second.frames += frames;
    if (this.#second.frames > this.limits.framesPerSecond) throw new Failure(429);
  }

  #send(command: string, headers: Readonly<Record<string, string>>, body?: string): void {
    if (this.peer.bufferedAmount > this.limits.unsent) this.#cutOff();
    else if (this.#state !== 'ended') this.peer.send(written(this.#version, command, headers, body));
  }

  #beat(every: number): void {
    this.#timers.push(setInterval(() => this.peer.send('\n'), every).unref());
  }

  #cutOff(): void {
    this.#state = 'ended';
    this.peer.terminate();
  }

  #close(code: number): void {
    this.#state = 'ended';
    this.peer.close(code);
    this.#after(farewell, () => this.peer.terminate());
  }

  #after(time: number, work: () => void): void {
    this.#timers.push(setTimeout(work, time).unref());
  }
}

/** STOMP 1.0 lets a client leave the id out. @throws Malformed */
function subscriptionOf({ id, destination }: Frame['headers']): string {
  const key = id ?? destination;
  if (!key) throw new Malformed('The header id is missing');
  return key;
}
