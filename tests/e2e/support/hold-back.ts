import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets nothing come from these addresses.
 * @returns what lets it come
 */
export async function holdBack(
  pages: Page | BrowserContext,
  addresses: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await pages.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
