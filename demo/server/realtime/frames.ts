import { FrameImpl, type IRawFrameType, Parser } from '@stomp/stompjs';
import { maxHeaderLength, maxHeaders } from './limits';

export type Version = '1.2' | '1.1' | '1.0';

/** Best first. */
export const versions: readonly Version[] = ['1.2', '1.1', '1.0'];

export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The client violated the protocol. `code` is the WebSocket's close code. */
export class Malformed extends Error {
  constructor(
    message: string,
    readonly code = 1002,
  ) {
    super(message);
  }
}

const commands: ReadonlySet<string> = new Set([
  'CONNECT',
  'STOMP',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'SEND',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
]);

/** Reads frames from messages. One frame may span several messages, and one message may have several frames. */
export class FrameReader {
  readonly #parser: Parser;
  #frames: (Frame | null)[] = [];
  #error: Malformed | undefined;
  #pending = 0;

  constructor(
    private readonly frameSize: number,
    private readonly version: () => Version,
  ) {
    // The parser catches errors of its callbacks, so they only store frames and errors.
    this.#parser = new Parser(
      (raw) => this.#found(raw),
      () => this.#frames.push(null),
    );
  }

  /** Returns the frames that this message completes, `null` for a heart-beat. @throws Malformed */
  read(message: Uint8Array): (Frame | null)[] {
    this.#pending += message.byteLength;
    this.#parser.parseChunk(copyOf(message));
    if (this.#error) throw this.#error;
    const frames = this.#frames;
    this.#frames = [];
    // Without this limit a frame that never ends would grow without bound.
    if (frames.length > 0) this.#pending = 0;
    else if (this.#pending > this.frameSize) throw new Malformed('The frame is too large', 1009);
    return frames;
  }

  #found(raw: IRawFrameType): void {
    const command = raw.command ?? '';
    if (!commands.has(command)) this.#error ??= new Malformed('Unknown command');
    else if (raw.headers.length > maxHeaders) this.#error ??= new Malformed('Too many headers');
    // This check runs before stompjs trims headers: its expression takes quadratic time on long runs of spaces.
    else if (raw.headers.some(([name, value]) => name.length + value.length > maxHeaderLength))
      this.#error ??= new Malformed('A header is too long');
    if (this.#error) return;
    this.#frames.push(FrameImpl.fromRawFrame(raw, this.version() !== '1.0'));
  }
}

/** A Buffer may be a view of a larger memory block, and the parser would read the whole block. */
function copyOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

export function serialise(
  version: Version,
  command: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const text = FrameImpl.marshall({
    command,
    headers: { ...headers },
    body,
    escapeHeaderValues: version !== '1.0',
  });
  return text as string;
}

/** Best first. */
const subprotocols = versions.map((version) => `v${version.replace('.', '')}.stomp`);

/** The best of the offered sub-protocols. */
export function subprotocolOf(offered: Iterable<string>): string | undefined {
  const names = new Set(offered);
  return subprotocols.find((name) => names.has(name));
}

/**
 * The STOMP version to use: the best that CONNECT accepts. Without accept-version it is 1.0 (STOMP 1.2, "Protocol
 * negotiation").
 */
export function versionOf(acceptVersion: string | undefined): Version | undefined {
  const accepted = (acceptVersion ?? '1.0').split(',').map((one) => one.trim());
  return versions.find((version) => accepted.includes(version));
}

/** Both numbers of a heart-beat header in ms; no header means none. @throws Malformed */
export function heartBeatOf(header: string | undefined): readonly [out: number, wanted: number] {
  const found = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0');
  if (!found) throw new Malformed('The heart-beat header is not valid');
  return [Number(found[1]), Number(found[2])];
}
