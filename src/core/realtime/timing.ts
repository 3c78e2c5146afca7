// In a file of their own: the loaded socket (`stomp.ts`) shares them with the code that decides when to load it.

/** Pause in ms between two heartbeats to the service (docs/behaviour.md#realtime). */
export const HEARTBEAT_OUT = 20_000;
/** Pause in ms between two heartbeats that are asked of the service; a socket that is silent for twice that time is ended. */
export const HEARTBEAT_IN = 10_000;
/** Time in ms that the service has to answer CONNECT. */
export const CONNECT_TIMEOUT = 10_000;
/**
 * Pause in ms between two checks whether an attempt to connect is due (docs/behaviour.md#realtime); no two attempts are
 * closer.
 */
export const CHECK_EVERY = 5_000;
/** Time in ms by which a timer may run early against the clock: without it, a check every 5 s would miss every other 5 s. */
export const TIMER_SLACK = 250;
/** The longest wait in ms between two attempts where there may be no broker. */
export const LONGEST_WAIT = 300_000;
/**
 * The longest wait in ms where there was a connection: with an attempt that fails late (10 s) and the pause between two
 * checks, a page that nobody sees is back within 60 s of the end of an outage.
 */
export const HIDDEN_WAIT = 45_000;
/**
 * The longest wait in ms from the end of a connection to the calls that fetch what it would have brought
 * (docs/behaviour.md#polling).
 */
export const DOWN_WAIT = 5_000;
/** Time in ms after which an open connection counts as stable. */
export const STABLE_TIME = 30_000;
