import { flushSync } from './preact-compat';

/** Replaces `render-now.ts` in builds with Preact, which renders at any time. That one reads the namespace of React, which keeps all of Preact in the bundle. */
export const renderNow = (work: () => void): void => flushSync(work);
