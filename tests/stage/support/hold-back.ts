import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Lets no file come whose address has the pattern, until the test ends.
 * @param urlPattern with `*` for any characters
 * @returns what lets them come
 */
export async function holdBack(urlPattern: string): Promise<() => Promise<void>> {
  let open = false;
  const held: string[] = [];
  const pass = (requestId: string) => cdp().send('Fetch.continueRequest', { requestId });
  const pause = ({ requestId }: { requestId: string }) => {
    if (open) void pass(requestId);
    else held.push(requestId);
  };
  const release = async () => {
    open = true;
    await Promise.all(held.splice(0).map(pass));
  };
  cdp().on('Fetch.requestPaused', pause);
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern }] });
  onTestFinished(async () => {
    await release();
    await cdp().send('Fetch.disable');
    cdp().off('Fetch.requestPaused', pause);
  });
  return release;
}
