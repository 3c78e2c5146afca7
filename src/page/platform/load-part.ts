/** ms before the second, third and fourth try. */
const DELAYS = [300, 1500, 5000];

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Under this key the page keeps what `scripts/build/retry-imports.ts` appends to the address of a part that failed before. */
const query = Symbol.for('oms.shell.retry');

/**
 * Fetches a part of the code, and again where that fails: a server that is being replaced answers one request wrongly
 * and the next one rightly. Every `import()` goes through it, or through `lazyComponent`, which uses it. Rejects with
 * the error of the last try.
 * @param load calls `import()` before it awaits anything; told how many tries there were before
 * @param wait resolves after so many ms
 */
export async function loadPart<Part>(
  load: (tries: number) => Promise<Part>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Part> {
  const attempt = (tries: number) => {
    const page = globalThis as { [query]?: string };
    // Firefox keeps a module whose reply was an error as long as the page lives: another query makes it another module.
    // Chromium and WebKit ask again. Only at the third try: others that import the file have the one without a query,
    // and two copies of one with state do not know each other.
    page[query] = tries > 1 ? `?retry=${tries}` : '';
    try {
      return load(tries);
    } finally {
      page[query] = '';
    }
  };
  // By the syntax alone: the loader runs it on pages that have replaced `entries`.
  let tries = 0;
  for (const delay of DELAYS) {
    try {
      return await attempt(tries);
    } catch {
      await wait(delay);
    }
    tries += 1;
  }
  return attempt(tries);
}
