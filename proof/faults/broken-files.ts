import type { Route } from 'playwright-core';

/** A server that is being replaced. */
export const refuse = (route: Route) => route.fulfill({ status: 503, body: '' });

/**
 * The first line of a file is an exception: what it has is never there. Browsers keep a file of this name as long as
 * its headers say.
 */
export async function breakIt(route: Route): Promise<void> {
  const reply = await route.fetch().catch(() => null);
  // The page has been closed meanwhile.
  if (!reply) return;
  const headers = { ...reply.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response: reply, headers, body: `throw new Error('proof');\n${await reply.text()}` });
}
