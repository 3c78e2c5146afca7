import type { Urls } from '@oms/demo/hosts';
import { createMeter } from '@oms/tools/simulation/meter';
import { type LeadingPage, openPage } from '@oms/tools/simulation/page';
import { realClock, realWorld } from '../simulate/real';
import { within } from '../support/until';
import type { Account } from './accounts';
import { countCall, type Tally } from './tally';

/** Many pages in sight, by the product's own leader over real sockets, without a browser around it. */
export interface Sockets {
  readonly count: number;
  connected(): number;
  /** Of the accounts' pages, how many do not know this title as the newest. */
  behind(newest: ReadonlyMap<string, string>): number;
  close(): void;
}

/** @param during ms in which the pages are opened: each checks every 5 s from there */
export async function openSockets(
  urls: Urls,
  accounts: readonly Account[],
  count: number,
  tally: () => Tally,
  during = 10_000,
): Promise<Sockets> {
  const pages: { page: LeadingPage; email: string; newest: string }[] = [];
  for (let at = 0; at < count; at++) {
    const account = accounts[at % accounts.length]!;
    const own = { newest: '', email: account.email };
    let downAt: number | null = null;
    const world = realWorld(
      urls.userCentre,
      urls.console,
      account.token,
      Math.random,
      createMeter(),
      Date.now(),
    );
    const page = openPage(
      {
        ...world,
        user: account.id,
        clock: realClock,
        socket(url, protocols) {
          const socket = world.socket(url, protocols);
          let wasUp = false;
          socket.addEventListener('message', ({ data }) => {
            wasUp = true;
            const title = /"2":\{[^}]*"lastMsgTitle":"([^"]*)"/.exec(String(data))?.[1];
            if (title !== undefined) own.newest = title;
          });
          socket.addEventListener('close', () => {
            if (wasUp) downAt = Date.now();
          });
          return socket;
        },
        async send(...call) {
          const response = await world.send(...call).catch((error: Error) => {
            if (error.name !== 'AbortError') countCall(tally(), 'poll', error.message);
            throw error;
          });
          countCall(tally(), 'poll', response.status >= 500 ? String(response.status) : null);
          return response;
        },
      },
      true,
      () => {
        if (downAt !== null) tally().back.push(Date.now() - downAt);
        downAt = null;
      },
    );
    pages.push(Object.assign(own, { page }));
    await new Promise((resolve) => setTimeout(resolve, during / count));
  }
  const connected = () => pages.filter(({ page }) => page.isConnected()).length;
  const opened = await within(60_000, () => connected() === count);
  if (!opened) throw new Error(`Only ${connected()} sockets opened.`);
  return {
    count,
    connected,
    behind: (newest) => pages.filter((page) => page.newest !== newest.get(page.email)).length,
    close() {
      for (const { page } of pages) page.close();
    },
  };
}
