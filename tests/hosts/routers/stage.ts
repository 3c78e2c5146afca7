import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerHttp, type HostStage } from '../../support/host-stage';
import { pressedWorld } from '../support/host-world';
import { type BundledRouter, bundledRouters, bundleOf } from './bundle';
import { LAYOUT, pageOf, type Swapping, scriptsOf } from './pages';

export type RouterName = BundledRouter | Swapping;

const isBundled = (router: RouterName): router is BundledRouter =>
  bundledRouters.some((name) => name === router);

const TITLES = { '/orders': 'Orders', '/returns': 'Returns' };

/** Opens the orders on a host with this router, signed in, and leaves a mark that a load takes away. */
export async function openHost({ server, page }: HostStage, router: RouterName, kept = true): Promise<void> {
  page.setDefaultTimeout(12_000);
  const services = `${server.origin}/services`;
  if (isBundled(router)) {
    const config = { hosts: { userCentre: services, console: server.origin }, lang: 'en' };
    server.page('/host.js', await bundleOf(router));
    const html = `<!doctype html><title>Host</title><meta charset="utf-8">${LAYOUT}<script>hostConfig = ${JSON.stringify(config)}</script><body><script src="/host.js"></script>`;
    for (const path of Object.keys(TITLES)) server.page(path, html);
  } else {
    for (const [name, text] of scriptsOf(router)) server.page(name, text);
    const attributes = `data-user-centre="${services}" data-lang="en" data-console="${server.origin}"`;
    for (const [path, title] of Object.entries(TITLES))
      server.page(path, pageOf(router, title, attributes, kept));
  }
  const notice = { title: 'A return came in', url: `${server.origin}/returns` };
  await answerHttp(page, services, { ...pressedWorld, notices: [notice] });
  await page.goto(`${server.origin}/orders`);
  await page.evaluate('window.mark = OmsShell.ready()');
  await expectAt(page, 'Orders');
}

export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).last().getByRole('link', { name });

/** The page of this title is shown and marked in the menu, and nothing was loaded. */
export async function expectAt(page: Page, title: 'Orders' | 'Returns'): Promise<void> {
  const path = title === 'Orders' ? '/orders' : '/returns';
  const name = title === 'Orders' ? 'Order list' : 'Returns';
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => entry(page, name).getAttribute('aria-current')).toBe('page');
  expect(await page.evaluate('"mark" in window'), 'no page was loaded').toBe(true);
}
