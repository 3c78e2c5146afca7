/** Version of this package. The build replaces it; see `vite.config.ts`. */
declare const __OMS_VERSION__: string;
export const VERSION: string = typeof __OMS_VERSION__ === 'undefined' ? '0.0.0-dev' : __OMS_VERSION__;

/** Spec 9: a cache made by another app version is discarded unread. */
export const APP_VERSION = '20250710';

/** HTTP timeout in ms (spec 9). */
export const REQUEST_TIMEOUT = 300_000;
