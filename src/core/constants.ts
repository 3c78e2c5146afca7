/** Version of this package. The build replaces it; see `vite.config.ts`. */
declare const __OMS_VERSION__: string;
export const VERSION: string = typeof __OMS_VERSION__ === 'undefined' ? '0.0.0-dev' : __OMS_VERSION__;

/** A cache of another app version is discarded unread (docs/behaviour.md#caches). */
export const APP_VERSION = '20250710';

/** HTTP timeout in ms (docs/behaviour.md#requests). */
export const REQUEST_TIMEOUT = 300_000;
