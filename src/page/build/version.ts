/** Version of this package. The build replaces it; see `vite.config.ts`. */
declare const __OMS_VERSION__: string;
export const VERSION: string = typeof __OMS_VERSION__ === 'undefined' ? '0.0.0-dev' : __OMS_VERSION__;
