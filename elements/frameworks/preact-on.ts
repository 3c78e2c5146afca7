import { prefixed } from './prefixed';

/** Handlers by the names of their events, in Preact's spelling. Typed in preact.d.ts. */
export const on = prefixed('on');
