/** Milliseconds between signs of life to the service (spec 4). */
export const HEARTBEAT_OUT = 20_000;
/** Milliseconds between looks at whether a connection is to be tried (spec 4). */
export const CHECK_EVERY = 5_000;
/** The longest wait between tries, in ms. */
export const LONGEST_WAIT = 300_000;
/** A connection that has stood so long, in ms, is taken for a good one. */
export const STABLE_AFTER = 30_000;
