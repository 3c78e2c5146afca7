/** Limits for each socket. Times in ms, sizes in bytes. */
export interface Limits {
  /** From the opening of the socket to an accepted CONNECT. */
  readonly connectTimeout: number;
  /**
   * The longest silence of a client that promised heart-beats. It is long because browsers fire timers of hidden tabs
   * once a minute.
   */
  readonly silenceTimeout: number;
  /** Between checks for silent clients and expired sessions. */
  readonly checkInterval: number;
  /** Between pings of the WebSocket; a client without an answer before the next ping is disconnected. */
  readonly pingInterval: number;
  /** The size of one WebSocket message, and of one frame over all its messages. */
  readonly frameSize: number;
  readonly subscriptions: number;
  /** Frames and heart-beats in one second. */
  readonly framesPerSecond: number;
  readonly socketsPerUser: number;
  /** Of one user at RabbitMQ: pairs of organisation and language. */
  readonly listenersPerUser: number;
  readonly sockets: number;
  /** Sockets without an accepted CONNECT, of one address and in all: they cost a place and have shown no token. */
  readonly strangersPerAddress: number;
  readonly strangers: number;
  /** Bytes that wait to be sent; a client with more is too slow. */
  readonly unsentBytes: number;
  /** Between two messages to one socket. */
  readonly pushInterval: number;
  /** Before the next round if the database did not answer. */
  readonly retryDelay: number;
}

export const defaultLimits: Limits = {
  connectTimeout: 10_000,
  silenceTimeout: 180_000,
  checkInterval: 30_000,
  pingInterval: 20_000,
  frameSize: 64 * 1024,
  subscriptions: 10,
  framesPerSecond: 60,
  socketsPerUser: 100,
  listenersPerUser: 50,
  sockets: 5_000,
  strangersPerAddress: 200,
  strangers: 1_000,
  unsentBytes: 1024 * 1024,
  pushInterval: 100,
  retryDelay: 2_000,
};

/** The largest number of headers of a frame, and of characters of a header. */
export const maxHeaders = 40;
export const maxHeaderLength = 4_096;
