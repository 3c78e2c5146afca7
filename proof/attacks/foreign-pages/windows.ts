import type { StaticServer } from '@oms/tools/static-server';
import { hosts, type Stage, shown, visitor } from '../pages';
import { Supply } from '../rewrite';
import { crossedBy } from '../tally';
import { foreignOrigins } from './origins';

/** A foreign page opens one of the demo and holds on to its window. */
export async function windows(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('windows that foreign pages open, and what they post to them');
  const { context, page } = await visitor(stage, false);
  const supply = new Supply();
  try {
    server.page('/opener', '<!doctype html><body>');
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      for (const url of [
        `${hosts.console}/login?stay=1`,
        `${hosts.console}/home`,
        `${hosts.billing}/bill/list`,
      ].slice(0, stage.quick ? 1 : 3)) {
        await page.goto(`${origin}/opener`);
        const opened = context.waitForEvent('page');
        await page.evaluate((to) => {
          Object.assign(window, { held: window.open(to) });
        }, url);
        const popup = await opened;
        let ran = 0;
        popup.on('dialog', (dialog) => {
          ran += 1;
          void dialog.dismiss();
        });
        await shown(popup);
        const sent = Array.from({ length: stage.quick ? 10 : 60 }, () => ({
          ...{ type: supply.text(), html: supply.text(), url: supply.address(), name: 'organisation' },
        }));
        const read = await page.evaluate((list) => {
          const { held } = window as unknown as { held: Window };
          for (const one of list) held.postMessage(one, '*');
          const found: string[] = [];
          for (const look of [
            () => held.document.title,
            () => (held as unknown as { OmsShell: object }).OmsShell,
            () => held.localStorage.length,
            () => held.location.href,
          ]) {
            try {
              if (look() !== undefined) found.push(String(look));
            } catch {
              // Refused, as it has to be.
            }
          }
          return found;
        }, sent);
        await shown(popup);
        row.add(crossedBy(read.length > 0 ? `${origin} reads ${read.join()} of ${url}` : null));
        row.add(ran > 0 ? { ran: `${ran} dialogs at ${url}` } : { held: true }, sent.length);
        const isHeld = await popup.evaluate(() => window.opener !== null);
        if (url.includes('/login'))
          row.add(
            crossedBy(isHeld && popup.url().includes('/login') ? 'the login page has an opener' : null),
          );
        await popup.close();
      }
    }
  } finally {
    await context.close();
  }
}
