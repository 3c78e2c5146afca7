import { flushSync } from 'preact/compat';

/** `renderNow` of the CDN build: Preact renders at any time. Whatever looks into the namespace of React keeps all of it. */
export const renderNow = (work: () => void): void => flushSync(work);
