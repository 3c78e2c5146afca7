import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { hosts, Look, openAll, type Stage, shown, visitor } from '../pages';
import { rewrite, Supply } from '../rewrite';
import { consolePages } from './console-pages';
import { isCall } from './service-calls';

export async function replies(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  await rewriteReplies(context, supply);
  const panels = new Look(
    { context, page, seen },
    stage.tally.of('strings in replies: bar, menu, panels and dialogs'),
  );
  const pages = new Look({ context, page, seen }, stage.tally.of('strings in replies: pages of the console'));
  let opened = 0;
  let there = 0;
  try {
    for (const host of stage.quick ? (['console'] as const) : (['console', 'billing', 'erp'] as const)) {
      await page.goto(`${hosts[host]}/`, { waitUntil: 'commit' });
      there += Number(await shown(page));
      await panels.after(host, supply.more());
      opened += await openAll(
        page,
        (what) => panels.after(`${host}, ${what}`, supply.more()),
        '<img src=x onerror=__xss()>',
        stage.quick,
      );
    }
    for (const path of await consolePages(stage)) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      there += Number(await shown(page));
      await pages.after(path, supply.more());
    }
  } finally {
    await context.close();
  }
  stage.tally.control(
    'pages that show the shell although every reply is hostile',
    there,
    stage.quick ? 2 : 15,
  );
  stage.tally.control('panels, dialogs and menus that open', opened, stage.quick ? 2 : 18);
  stage.tally.control(
    'hostile strings that stand there as text',
    panels.drawn + pages.drawn,
    stage.quick ? 100 : 500,
  );
}

/** Answers every call with what the service says, and hostile strings in the place of its words. */
async function rewriteReplies(context: BrowserContext, supply: Supply): Promise<void> {
  await context.route(isCall, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    try {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: unknown };
      const json = { ...reply, message: supply.text(), data: rewrite(reply.data, supply) };
      await route.fulfill({ response, json });
    } catch {
      // The page has gone meanwhile, or it is no JSON.
      await route.fallback().catch(() => {});
    }
  });
  await context.routeWebSocket(/\/stomp/, (socket) => rewriteFrames(socket, supply));
}

/** What is pushed, too. */
function rewriteFrames(socket: WebSocketRoute, supply: Supply): void {
  const server = socket.connectToServer();
  server.onMessage((message) => {
    const [head = '', body = ''] = String(message).split('\n\n');
    if (!head.startsWith('MESSAGE')) return socket.send(message);
    const json = JSON.stringify(rewrite(JSON.parse(body.replace(/\0.*$/s, '')), supply));
    socket.send(`${head.replace(/\ncontent-length:\d+/, '')}\n\n${json}\0`);
  });
}
