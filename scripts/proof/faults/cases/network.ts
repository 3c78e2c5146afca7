import { setTimeout as wait } from 'node:timers/promises';
import { type Case, Tried, unique } from '../case';
import { report, sendUntilThere } from '../feedback';
import type { Fault } from '../line';
import { expectNews, expectRead, expectToldOnce, openBell, openHost, readAll } from '../notices';
import * as replies from '../replies';
import type { Stage } from '../stage';
import { makeNotice, type Visitor } from '../visitor';

const PRESS = 'Send is pressed again';

/** Begins a fault for all visitors. @returns what ends it */
type Begin = (stage: Stage, visitors: readonly Visitor[]) => Promise<() => Promise<void>>;

const all = <T, R>(list: readonly T[], fn: (one: T) => Promise<R>): Promise<R[]> => Promise.all(list.map(fn));

/** People read, write and get news while the fault lasts. */
async function whileItLasts(
  stage: Stage,
  visitors: readonly Visitor[],
  begin: Begin,
  ms: number,
): Promise<Tried[]> {
  const tries = visitors.map((visitor) => ({
    tried: new Tried(visitor),
    news: unique('News'),
    text: unique('Report'),
  }));
  await all(visitors, (visitor) => openHost(stage, visitor));
  await all(visitors, (visitor) => openBell(stage, visitor, unique('Before')));
  const began = Date.now();
  const end = await begin(stage, visitors);
  await all(tries, async ({ tried: { visitor }, news, text }) => {
    await readAll(visitor);
    await report(visitor.page, text);
    await makeNotice(stage, visitor, news);
  });
  // Checks are every 5 s: a fault that always ends at the same time after one would measure one time.
  await wait(Math.max(0, began + ms + Math.random() * 5_000 - Date.now()));
  const ended = Date.now();
  await end();
  await all(tries, ({ tried, news }) => expectNews(tried, news, ended));
  await all(tries, ({ tried, text }) => sendUntilThere(stage, tried, text));
  await all(tries, ({ tried }) => expectRead(stage, tried, 1));
  await all(tries, ({ tried, news }) => expectToldOnce(tried, news));
  return tries.map(({ tried }) => tried);
}

/** A page is opened while the fault lasts. */
async function firstView(
  stage: Stage,
  visitors: readonly Visitor[],
  begin: Begin,
  ms: number,
): Promise<Tried[]> {
  const tries = visitors.map((visitor) => ({ tried: new Tried(visitor), news: unique('News') }));
  await all(visitors, (visitor) => openHost(stage, visitor));
  const began = Date.now();
  const end = await begin(stage, visitors);
  await all(tries, ({ tried: { visitor }, news }) => {
    const made = makeNotice(stage, visitor, news);
    return Promise.all([visitor.page.reload({ waitUntil: 'commit' }), made]);
  });
  await wait(Math.max(0, began + ms + Math.random() * 5_000 - Date.now()));
  const ended = Date.now();
  await end();
  await all(tries, async ({ tried }) => {
    const { page, told } = tried.visitor;
    const account = page.getByRole('button', { name: /^Account/ });
    await account.waitFor({ timeout: 90_000 }).catch(() => tried.lost.push('the page'));
    await page
      .waitForFunction(() => (window as unknown as { OmsShell: { user: object | null } }).OmsShell.user !== null, undefined, {
        polling: 50,
        timeout: 90_000,
      })
      .catch(() => tried.lost.push('the user'));
    tried.back = Math.max(0, Date.now() - ended);
    void told;
  });
  return tries.map(({ tried }) => tried);
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

const network = (name: string, begin: Begin, ms = 6_000, more: Partial<Case> = {}): Case => ({
  name,
  rounds: 2,
  note: PRESS,
  ...more,
  run: (stage, visitors) => whileItLasts(stage, visitors, begin, ms),
});

const opened = (name: string, begin: Begin, ms: number, more: Partial<Case> = {}): Case => ({
  name: `page opened: ${name}`,
  ...more,
  run: (stage, visitors) => firstView(stage, visitors, begin, ms),
});

export const networkCases: readonly Case[] = [
  network('refused', refuse, 6_000, { quick: true }),
  network('reset in the body', meet(replies.resetInBody), 6_000, { quick: true }),
  network('truncated JSON', meet(replies.truncated, false)),
  network('HTML with 200', meet(replies.html(true)), 6_000, { quick: true }),
  network('HTML with 200, unreadable', meet(replies.html(false))),
  network('429, Retry-After 3 s', meet(replies.tooMany(3))),
  network('500', meet(replies.serverError(500))),
  network('503', meet(replies.serverError(503))),
  opened('refused', refuse, 4_000),
  opened('refused for 20 s', refuse, 20_000),
  opened('503 for 20 s', meet(replies.serverError(503)), 20_000),
];
