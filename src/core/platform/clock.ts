import { pageGone } from './page-gone';

/** Time as an argument, so that timers of minutes are tested in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `fn` once after `ms`; returns the function that cancels it. */
  after(ms: number, fn: () => void): () => void;
  /** Runs `fn` every `ms`; returns the function that stops it. */
  every(ms: number, fn: () => void): () => void;
}

const onPage = (fn: () => void) => (): void => {
  if (!pageGone()) fn();
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, fn) {
    const id = setTimeout(onPage(fn), ms);
    return () => clearTimeout(id);
  },
  every(ms, fn) {
    const id = setInterval(onPage(fn), ms);
    return () => clearInterval(id);
  },
};
