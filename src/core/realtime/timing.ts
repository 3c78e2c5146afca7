// In a file of their own: the loaded socket (`stomp.ts`) shares them with the code that decides when to load it.

/** Pause in ms between two heartbeats to the service (docs/behaviour.md#realtime). */
export const HEARTBEAT_OUT = 20_000;
/** Pause in ms between two checks whether an attempt to connect is due (docs/behaviour.md#realtime); no two attempts are closer. */
export const CHECK_EVERY = 5_000;
/** Time in ms by which a timer may run early against the clock: without it, a check every 5 s would miss every other 5 s. */
export const TIMER_SLACK = 250;
/** The longest wait in ms between two attempts. */
export const LONGEST_WAIT = 300_000;
/** The longest wait in ms once a call over HTTP has succeeded. */
export const HURRIED_WAIT = 60_000;
/** Time in ms after which an open connection counts as stable. */
export const STABLE_TIME = 30_000;
