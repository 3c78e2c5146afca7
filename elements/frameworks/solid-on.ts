import { prefixed } from './prefixed';

/** Handlers by the names of their events, in Solid's spelling. Typed in solid.d.ts. */
export const on = prefixed('on:');
