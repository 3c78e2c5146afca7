import { setTimeout as wait } from 'node:timers/promises';
import { type Case, Tried } from '../case';
import type { Fault } from '../line';
import { openHost } from '../notices';
import * as replies from '../replies';
import type { Stage } from '../stage';
import type { Visitor } from '../visitor';
import { all, type Begin, whileItLasts } from '../while-it-lasts';

/** ms that a fault lasts at least. */
const LASTS = 6_000;
const PRESS = 'Send is pressed again';

/** A page is opened while the fault lasts. */
async function firstView(
  stage: Stage,
  visitors: readonly Visitor[],
  begin: Begin,
  ms: number,
): Promise<Tried[]> {
  const tries = visitors.map((visitor) => new Tried(visitor));
  await all(visitors, (visitor) => openHost(stage, visitor));
  const began = Date.now();
  const end = await begin(stage, visitors);
  await all(tries, (tried) => tried.visitor.page.reload({ waitUntil: 'commit' }));
  await wait(Math.max(0, began + ms + Math.random() * 5_000 - Date.now()));
  const ended = Date.now();
  await end();
  await all(tries, async (tried) => {
    const { page } = tried.visitor;
    const account = page.getByRole('button', { name: /^Account/ });
    await account.waitFor({ timeout: 90_000 }).catch(() => tried.lost.push('the page'));
    await page
      .waitForFunction(
        () => (window as unknown as { OmsShell: { user: object | null } }).OmsShell.user !== null,
        undefined,
        {
          polling: 50,
          timeout: 90_000,
        },
      )
      .catch(() => tried.lost.push('the user'));
    tried.back = Math.max(0, Date.now() - ended);
  });
  return tries;
}

/** Calls meet a fault, and sockets that stand end, as they go through the same. */
const meet =
  (fault: Fault, endSockets = true): Begin =>
  async ({ line }) => {
    line.fault = fault;
    if (endSockets) line.dropSockets();
    return async () => {
      line.fault = null;
    };
  };

const refuse: Begin = async ({ line }) => {
  await line.cut();
  return line.mend;
};

const offline: Begin = async (_, visitors) => {
  await all(visitors, ({ context }) => context.setOffline(true));
  return async () => void (await all(visitors, ({ context }) => context.setOffline(false)));
};

/** As a browser does with a tab that nobody has looked at for long, or when a notebook is closed. */
const freeze: Begin = async (_, visitors) => {
  const sessions = await all(visitors, ({ context, page }) => context.newCDPSession(page));
  const set = (state: 'frozen' | 'active') =>
    all(sessions, (session) => session.send('Page.setWebLifecycleState', { state }));
  await set('frozen');
  return async () => {
    await set('active');
    await all(sessions, (session) => session.detach());
  };
};

/** The processes of the pages get no time of the machine. */
const stopRenderers: Begin = async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[];
  };
  await session.detach();
  const signal = (name: NodeJS.Signals) => {
    for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, name);
  };
  signal('SIGSTOP');
  return async () => signal('SIGCONT');
};

const network = (name: string, begin: Begin, more: Partial<Case> = {}): Case => ({
  name,
  note: PRESS,
  ...more,
  run: (stage, visitors) => whileItLasts(stage, visitors, { begin, ms: LASTS }),
});

const opened = (name: string, begin: Begin, ms: number, more: Partial<Case> = {}): Case => ({
  name: `page opened: ${name}`,
  ...more,
  run: (stage, visitors) => firstView(stage, visitors, begin, ms),
});

export const networkCases: readonly Case[] = [
  network('refused', refuse, { quick: true }),
  network('reset in the body', meet(replies.resetInBody)),
  network('truncated JSON', meet(replies.truncated, false)),
  network('HTML with 200', meet(replies.html)),
  network('429, Retry-After 3 s', meet(replies.tooMany(3))),
  network('503', meet(replies.serverError(503))),
  network('calls 30 s late', meet(replies.slow(30_000), false), { note: '' }),
  network('sockets open and silent', meet(replies.silentSockets), {
    note: 'an attempt that is under way has 10 s for the answer',
    within: 15,
  }),
  {
    name: 'sockets that stand fall silent',
    within: 30,
    note: 'two heartbeats of 10 s that do not come',
    run: (stage, visitors) =>
      whileItLasts(stage, visitors, {
        ms: 0,
        begin: async ({ line }) => {
          line.hushSockets();
          return async () => {};
        },
      }),
  },
  network('offline', offline),
  {
    name: 'page frozen',
    run: (stage, visitors) => whileItLasts(stage, visitors, { begin: freeze, ms: LASTS, actsBefore: true }),
  },
  {
    name: 'SIGSTOP of the renderers',
    run: (stage, visitors) =>
      whileItLasts(stage, visitors, { begin: stopRenderers, ms: LASTS, actsBefore: true }),
  },
  opened('refused for 20 s', refuse, 20_000),
  opened('500 for 6 s', meet(replies.serverError(500)), 6_000, {
    within: 16,
    note: 'a service that answers is asked after 2 to 4 s, then 4 to 8 s, doubling to 60 s',
  }),
  opened('calls 30 s late', meet(replies.slow(30_000), false), 4_000, {
    within: 32,
    note: 'what is asked is waited for',
  }),
];
