import { flushSync } from './compat';

/**
 * `renderNow` of the CDN build: Preact renders at any time. The other one reads the namespace of React, which keeps all
 * of Preact in the bundle.
 */
export const renderNow = (work: () => void): void => flushSync(work);
