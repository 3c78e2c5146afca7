import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerHttp, type HostStage } from '../host-stage';
import { pressedWorld } from '../pressed-world';

export const TITLES = { '/orders': 'Orders', '/returns': 'Returns' } as const;

/** The menu is at the side, and covers nothing. */
export const LAYOUT =
  '<style>oms-sidemenu { position: fixed; inset: 56px auto 0 0 } label, h1, body a { display: block; margin-left: 260px }</style>';

/** Where the services of a stage are. */
export const servicesOf = ({ server }: HostStage): string => `${server.origin}/services`;

/** Opens the orders on a host whose pages are served, signed in, and leaves a mark that a load takes away. */
export async function openOrders(stage: HostStage): Promise<void> {
  const { server, page } = stage;
  page.setDefaultTimeout(12_000);
  const notice = { title: 'A return came in', url: `${server.origin}/returns` };
  await answerHttp(page, servicesOf(stage), { ...pressedWorld, notices: [notice] });
  await page.goto(`${server.origin}/orders`);
  await page.evaluate('window.mark = OmsShell.ready()');
  await expectAt(page, 'Orders');
}

/** The same on a host that bundles the package. @param script its bundle */
export async function openBundled(stage: HostStage, script: string): Promise<void> {
  const { server } = stage;
  const config = { hosts: { userCentre: servicesOf(stage), console: server.origin }, lang: 'en' };
  server.page('/host.js', script);
  const html = `<!doctype html><title>Host</title><meta charset="utf-8">${LAYOUT}<script>hostConfig = ${JSON.stringify(config)}</script><body><script src="/host.js"></script>`;
  for (const path of Object.keys(TITLES)) server.page(path, html);
  await openOrders(stage);
}

export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).last().getByRole('link', { name });

/** What asks whether unsaved work is left. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });

/** The page of this title is shown and marked in the menu, and nothing was loaded. */
export async function expectAt(page: Page, title: 'Orders' | 'Returns'): Promise<void> {
  const path = title === 'Orders' ? '/orders' : '/returns';
  const name = title === 'Orders' ? 'Order list' : 'Returns';
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => entry(page, name).getAttribute('aria-current')).toBe('page');
  expect(await page.evaluate('"mark" in window'), 'no page was loaded').toBe(true);
}
