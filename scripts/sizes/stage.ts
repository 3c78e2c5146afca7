import type { Page } from 'playwright-core';

export interface HostPage {
  title: string;
  /** Base URL of the services. */
  services: string;
  /** The elements on it. */
  markup: string;
  /** More configuration, as attributes of the script tag. */
  attributes?: string;
}

/** A page that uses the CDN build as a host's does. */
export function hostPage({ title, services, markup, attributes = '' }: HostPage): string {
  return `<!doctype html><title>${title}</title><script src="/oms-shell.js" data-user-centre="${services}" ${attributes}></script>${markup}`;
}

/** Answers all calls of a page to its services. A reply that is a promise is held until it resolves. */
export async function answerCalls(
  page: Page,
  services: string,
  reply: (path: string) => string | Promise<string>,
): Promise<void> {
  await page.route(`${services}/**`, async (route) => {
    const body = await reply(route.request().url().slice(services.length));
    // A page that was closed meanwhile needs no answer.
    await route.fulfill({ contentType: 'application/json', body }).catch(() => {});
  });
}
