import { randomUUID } from 'node:crypto';
import { type Lang, langOf } from '../../support/lang';
import { Failure } from '../reply/failure';
import type { SessionUser } from '../session/context';
import {
  type Frame,
  FrameReader,
  heartBeatOf,
  Malformed,
  serialise,
  type Version,
  versionOf,
  versions,
} from './frames';
import type { Limits } from './limits';

/** The socket as a connection uses it. */
export interface Peer {
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  terminate(): void;
}

/** The user of a connection, with the organisation and the language of its messages. */
export interface Member {
  readonly user: SessionUser;
  readonly contextId: number;
  readonly lang: Lang;
}

/** The side of the server that connections report to. */
export interface ConnectionOwner {
  /** Checks the headers of CONNECT. @throws Failure if they do not identify a user */
  admit(headers: Frame['headers']): Promise<Member>;
  joined(connection: Connection, member: Member): void;
  /** The connection asks for the present numbers: it hears of changes from now on, and of those before by them. */
  wantsSnapshot(connection: Connection): void;
  left(connection: Connection): void;
  log(line: string): void;
}

export const statsDestination = '/user/topic/notify_stats';
export const errorsDestination = '/user/queue/errors';
const destinations: ReadonlySet<string> = new Set([statsDestination, errorsDestination]);

/** Milliseconds between the heart-beats that the server offers to a client that wants some. */
const heartBeatInterval = 10_000;
/** Milliseconds that a client has to answer the close frame. */
const closeTimeout = 1_000;

/** WebSocket close codes. */
const closeCodes = { normal: 1000, serviceRestart: 1012, policy: 1008, failed: 1011 } as const;

/**
 * One client's STOMP over one socket. It handles frames one after the other; every error ends the connection with an
 * ERROR frame.
 */
export class Connection {
  readonly #reader: FrameReader;
  readonly #subscriptions = new Map<string, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #state: 'opening' | 'connected' | 'ended' = 'opening';
  #version: Version = '1.0';
  #lang: Lang = 'en';
  #queue: Promise<void> = Promise.resolve();
  #lastMessageAt = performance.now();
  #silenceTimeout = Number.POSITIVE_INFINITY;
  #rate = { began: 0, frames: 0 };
  #sent = 0;

  constructor(
    private readonly peer: Peer,
    private readonly owner: ConnectionOwner,
    private readonly limits: Limits,
    /** Told when CONNECT was accepted. */
    private readonly accepted: () => void = () => {},
  ) {
    this.#reader = new FrameReader(limits.frameSize, () => this.#version);
    this.#schedule(limits.connectTimeout, () => {
      if (this.#state === 'opening') this.end(408, 'CONNECT did not come in time');
    });
  }

  get connected(): boolean {
    return this.#state === 'connected';
  }

  received(message: Uint8Array): void {
    if (this.#state === 'ended') return;
    this.#lastMessageAt = performance.now();
    try {
      const frames = this.#reader.read(message);
      this.#checkRate(frames.length);
      for (const frame of frames) if (frame) this.#queue = this.#queue.then(() => this.#process(frame));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The socket is closed, by either side. */
  closed(): void {
    this.#state = 'ended';
    for (const timer of this.#timers) clearTimeout(timer);
    this.owner.left(this);
  }

  /**
   * Sends to every subscription of that destination. A client that does not read its messages is disconnected.
   * @returns how many messages were sent
   */
  push(destination: string, body: unknown): number {
    if (!this.connected) return 0;
    const text = JSON.stringify(body);
    const before = this.#sent;
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
    return this.#sent - before;
  }

  /** Sends an ERROR frame with the reason, then closes. */
  end(code: number, message: string, closeCode: number = closeCodes.policy, receipt?: string): void {
    if (this.#state === 'ended') return;
    const headers = { code: String(code), message, 'content-type': 'application/json;charset=utf-8' };
    const body = JSON.stringify({ code, message });
    this.#send('ERROR', receipt === undefined ? headers : { ...headers, 'receipt-id': receipt }, body);
    this.#close(closeCode);
  }

  /** Ends the connection with the message of a failure, in the client's language. */
  refuse(failure: Failure, receipt?: string): void {
    this.end(failure.code, failure.messageIn(this.#lang), closeCodes.policy, receipt);
  }

  /** Closes the connection because the server stops. */
  closeForShutdown(): void {
    if (this.#state !== 'ended') this.#close(closeCodes.serviceRestart);
  }

  /** Ends the connection of a client that promised heart-beats but has sent nothing for too long. */
  checkHeartBeat(): void {
    if (performance.now() - this.#lastMessageAt > this.#silenceTimeout) this.end(408, 'No heart-beat came');
  }

  async #process(frame: Frame): Promise<void> {
    if (this.#state === 'ended') return;
    const receipt = frame.headers.receipt;
    try {
      await this.#handle(frame);
      if (receipt !== undefined && this.connected) this.#send('RECEIPT', { 'receipt-id': receipt });
      if (frame.command === 'DISCONNECT') this.#close(closeCodes.normal);
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
    const member = await this.owner.admit(headers);
    // The socket may have closed during the check.
    if (this.#state !== 'opening') return;
    this.#state = 'connected';
    this.accepted();
    this.#version = version;
    if (out > 0) this.#silenceTimeout = Math.max(this.limits.silenceTimeout, 3 * out);
    this.#send('CONNECTED', {
      version,
      'heart-beat': `${wanted > 0 ? heartBeatInterval : 0},${heartBeatInterval}`,
      server: 'oms-demo',
      snapshot: 'true',
      session: randomUUID(),
      'user-name': String(member.user.id),
    });
    if (wanted > 0) this.#sendHeartBeats(Math.max(heartBeatInterval, wanted));
    this.owner.joined(this, member);
  }

  #subscribe(headers: Frame['headers']): void {
    const { destination = '' } = headers;
    const id = subscriptionOf(headers);
    if (!destinations.has(destination)) throw new Failure(403);
    if (this.#subscriptions.has(id)) throw new Malformed('There is a subscription with this id already');
    if (this.#subscriptions.size >= this.limits.subscriptions) throw new Failure(429);
    this.#subscriptions.set(id, destination);
    if (destination === statsDestination && headers.snapshot === 'true') this.owner.wantsSnapshot(this);
  }

  #fail(error: unknown, receipt?: string): void {
    if (error instanceof Malformed) this.end(400, error.message, error.code, receipt);
    else if (error instanceof Failure) this.refuse(error, receipt);
    else {
      this.owner.log(`/stomp: ${String(error)}`);
      const failure = new Failure(500);
      this.end(failure.code, failure.messageIn(this.#lang), closeCodes.failed, receipt);
    }
  }

  #checkRate(frames: number): void {
    const now = performance.now();
    if (now - this.#rate.began > 1_000) this.#rate = { began: now, frames: 0 };
    this.#rate.frames += frames;
    if (this.#rate.frames > this.limits.framesPerSecond) throw new Failure(429);
  }

  #send(command: string, headers: Readonly<Record<string, string>>, body?: string): void {
    if (this.peer.bufferedAmount > this.limits.unsentBytes) this.#terminate();
    else if (this.#state !== 'ended') this.peer.send(serialise(this.#version, command, headers, body));
  }

  #sendHeartBeats(every: number): void {
    this.#timers.push(setInterval(() => this.peer.send('\n'), every).unref());
  }

  #terminate(): void {
    this.#state = 'ended';
    this.peer.terminate();
  }

  #close(code: number): void {
    this.#state = 'ended';
    this.peer.close(code);
    this.#schedule(closeTimeout, () => this.peer.terminate());
  }

  #schedule(time: number, work: () => void): void {
    this.#timers.push(setTimeout(work, time).unref());
  }
}

/** STOMP 1.0 does not require an id. @throws Malformed */
function subscriptionOf({ id, destination }: Frame['headers']): string {
  const key = id ?? destination;
  if (!key) throw new Malformed('The header id is missing');
  return key;
}
