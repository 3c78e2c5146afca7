/** A cache of another app version is discarded unread (docs/behaviour.md#caches). */
export const APP_VERSION = '20250710';

/** HTTP timeout in ms (docs/behaviour.md#requests). */
export const REQUEST_TIMEOUT = 300_000;
