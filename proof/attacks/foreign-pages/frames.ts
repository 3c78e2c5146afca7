import type { StaticServer } from '@oms/tools/static-server';
import { at, hosts, type Stage, visitor } from '../pages';
import { crossedBy } from '../tally';
import { foreignOrigins } from './origins';

export async function frames(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('pages of the demo in frames of foreign pages');
  const { context, page } = await visitor(stage, false);
  const urls = [
    ...[
      `${hosts.console}/home`,
      `${hosts.console}/login`,
      `${hosts.console}/reset?token=x`,
      `${hosts.billing}/bill/list`,
    ],
    ...[`${hosts.erp}/shipment/list`, `${hosts.partner}/orders`, `${at(14)}/bug-report?userId=oms-demo`],
    ...[
      `${hosts.userCentre}/auth/jwt/start`,
      `${hosts.userCentre}/api/v1/My/getUserInfo`,
      `${at(18)}/`,
      `${at(4)}/oms-shell.js`,
    ],
  ];
  try {
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      for (const [number, url] of urls.entries()) {
        const path = `/frame-${number}`;
        server.page(
          path,
          `<!doctype html><iframe src="${url.replaceAll('&', '&amp;')}" onload="loaded = 1"></iframe>`,
        );
        await page.goto(origin + path);
        await page.waitForFunction('window.loaded');
        const inside = page.frames()[1]?.url() ?? '';
        // The browser shows an error page where it refuses to show a page in a frame.
        row.add(
          crossedBy(inside === '' || inside.startsWith('chrome-error:') ? null : `${url} shows in ${origin}`),
        );
      }
    }
  } finally {
    await context.close();
  }
}
