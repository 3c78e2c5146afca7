import { setTimeout as wait } from 'node:timers/promises';
import { Tried, unique } from './case';
import { report, sendUntilThere } from './feedback';
import { expectNews, expectRead, expectToldOnce, makeNews, openBell, openHost, readAll } from './notices';
import type { Stage } from './stage';
import type { Visitor } from './visitor';

export const all = <T, R>(list: readonly T[], fn: (one: T) => Promise<R>): Promise<R[]> =>
  Promise.all(list.map(fn));

/** Begins a fault for all visitors. @returns what ends it */
export type Begin = (stage: Stage, visitors: readonly Visitor[]) => Promise<() => Promise<void>>;

interface Episode {
  readonly begin: Begin;
  /** How long the fault lasts at least, and up to 5 s longer. */
  readonly ms: number;
  /** People act at the last moment before it: then nobody can. */
  readonly actsBefore?: boolean;
  /** The service can take nothing new meanwhile: the news comes after it. */
  readonly newsAfter?: boolean;
}

/** People read, write and get news while a fault lasts. */
export async function whileItLasts(
  stage: Stage,
  visitors: readonly Visitor[],
  { begin, ms, actsBefore = false, newsAfter = false }: Episode,
): Promise<Tried[]> {
  const tries = visitors.map((visitor) => ({
    tried: new Tried(visitor),
    news: unique('News'),
    text: unique('Report'),
  }));
  const act = () =>
    all(tries, async ({ tried: { visitor }, text }) => {
      await readAll(visitor);
      await report(visitor.page, text);
    });
  // A page that gets no time cannot be asked either what it knows.
  const unread = async () =>
    void (await all(tries, async ({ tried }) => {
      tried.unread = (await tried.visitor.told()).unread.at(-1)?.total ?? 0;
    }));
  const news = () => all(tries, ({ tried, news: title }) => makeNews(stage, tried, title));
  await all(visitors, (visitor) => openHost(stage, visitor));
  await all(visitors, (visitor) => openBell(stage, visitor, unique('Before')));
  if (actsBefore) await act();
  if (actsBefore) await unread();
  const began = Date.now();
  const end = await begin(stage, visitors);
  let ended = began;
  try {
    if (!actsBefore) await act();
    if (!actsBefore) await unread();
    if (!newsAfter) await news();
    // Checks are every 5 s: a fault that always ends at the same time after one would measure one time.
    if (ms > 0) {
      await wait(Math.max(0, began + ms + Math.random() * 5_000 - Date.now()));
      ended = Date.now();
    }
  } finally {
    await end();
  }
  if (newsAfter) await news();
  await all(tries, ({ tried, news: title }) => expectNews(tried, title, ended));
  await all(tries, ({ tried, text }) => sendUntilThere(stage, tried, text));
  await all(tries, ({ tried }) => expectRead(stage, tried));
  await all(tries, ({ tried, news: title }) => expectToldOnce(tried, title));
  return tries.map(({ tried }) => tried);
}
