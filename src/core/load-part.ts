/** ms before the second, third and fourth try. */
const DELAYS = [300, 1500, 5000];

/**
 * Fetches a part of the code, and again where that fails: a server that is being replaced answers one request wrongly and the next
 * one rightly. Rejects with the error of the last try.
 * @param load told how many tries there were before
 * @param wait resolves after so many ms
 */
export async function loadPart<Part>(
  load: (tries: number) => Promise<Part>,
  wait: (ms: number) => Promise<unknown>,
): Promise<Part> {
  let tries = 0;
  for (const delay of DELAYS) {
    try {
      return await load(tries);
    } catch {
      await wait(delay);
    }
    tries += 1;
  }
  return load(tries);
}
