/** What one socket may cost. Times in ms, sizes in bytes. */
export interface Limits {
  /** From the socket's opening to a CONNECT that was accepted. */
  readonly connectTime: number;
  /** Silence of a client that promised heart-beats. Generous: timers of hidden tabs fire once a minute. */
  readonly silence: number;
  /** Between looks at silence and at sessions that ended by time. */
  readonly sweepEvery: number;
  /** Between pings of the WebSocket; who has not answered one by the next is gone. */
  readonly pingEvery: number;
  /** One WebSocket message, and one frame over however many messages. */
  readonly frameSize: number;
  readonly subscriptions: number;
  /** Frames and heart-beats in any one second. */
  readonly framesPerSecond: number;
  readonly socketsPerUser: number;
  readonly sockets: number;
  /** Not yet taken by the network: above it the consumer is too slow. */
  readonly unsent: number;
  /** Between two messages to one socket. */
  readonly pushEvery: number;
  /** To the next try after the database did not answer. */
  readonly retryAfter: number;
}

export const usualLimits: Limits = {
  connectTime: 10_000,
  silence: 180_000,
  sweepEvery: 30_000,
  pingEvery: 30_000,
  frameSize: 64 * 1024,
  subscriptions: 10,
  framesPerSecond: 60,
  socketsPerUser: 100,
  sockets: 5_000,
  unsent: 1024 * 1024,
  pushEvery: 100,
  retryAfter: 2_000,
};

/** Headers of one frame, and characters of one header. */
export const mostHeaders = 40;
export const longestHeader = 4_096;
