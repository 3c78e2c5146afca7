import { FrameImpl, type IRawFrameType, Parser } from '@stomp/stompjs';
import { longestHeader, mostHeaders } from './limits';

export type Version = '1.2' | '1.1' | '1.0';

/** Best first. */
export const versions: readonly Version[] = ['1.2', '1.1', '1.0'];

export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The client broke the protocol. `code` is the WebSocket's closing code. */
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

/** Collects frames out of messages. One frame may come in several messages, and several frames in one. */
export class FrameReader {
  readonly #parser: Parser;
  #frames: (Frame | null)[] = [];
  #fault: Malformed | undefined;
  #pending = 0;

  constructor(
    private readonly frameSize: number,
    private readonly version: () => Version,
  ) {
    // The parser swallows what its callbacks throw, so they only take notes.
    this.#parser = new Parser(
      (raw) => this.#found(raw),
      () => this.#frames.push(null),
    );
  }

  /** The frames that this message completes, `null` for a heart-beat. @throws Malformed */
  read(message: Uint8Array): (Frame | null)[] {
    this.#pending += message.byteLength;
    this.#parser.parseChunk(copyOf(message));
    if (this.#fault) throw this.#fault;
    const frames = this.#frames;
    this.#frames = [];
    // A frame that never ends would be kept for ever.
    if (frames.length > 0) this.#pending = 0;
    else if (this.#pending > this.frameSize) throw new Malformed('The frame is too large', 1009);
    return frames;
  }

  #found(raw: IRawFrameType): void {
    const command = raw.command ?? '';
    if (!commands.has(command)) this.#fault ??= new Malformed('Unknown command');
    else if (raw.headers.length > mostHeaders) this.#fault ??= new Malformed('Too many headers');
    // Before stompjs trims them: its expression takes quadratic time on long runs of spaces.
    else if (raw.headers.some(([name, value]) => name.length + value.length > longestHeader))
      this.#fault ??= new Malformed('A header is too long');
    if (this.#fault) return;
    this.#frames.push(FrameImpl.fromRawFrame(raw, this.version() !== '1.0'));
  }
}

/** A Buffer's memory may be a part of a larger one, which the parser would read whole. */
function copyOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

export function written(
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

/** The best sub-protocol of those offered. */
export function subprotocolOf(offered: Iterable<string>): string | undefined {
  const names = new Set(offered);
  return subprotocols.find((name) => names.has(name));
}

/** The version to speak: the best that CONNECT accepts; without accept-version it is 1.0 (STOMP 1.2, "Protocol negotiation"). */
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
