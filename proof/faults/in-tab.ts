import { Tried } from './case';
import { inNewTab, type Visitor } from './visitor';

/** Uses a page in a tab of its own. */
export async function inTab(visitor: Visitor, work: (tried: Tried) => Promise<void>): Promise<Tried> {
  const own = await inNewTab(visitor);
  const tried = new Tried(own);
  try {
    await work(tried);
  } finally {
    // What is fetched for the page still ends with it.
    await own.page.unrouteAll({ behavior: 'ignoreErrors' });
    await own.page.close();
  }
  return tried;
}

/** Has visitors use a page for each of some things, one after the other, each in a tab of its own. */
export async function inTabs<T>(
  visitors: readonly Visitor[],
  things: readonly T[],
  work: (tried: Tried, thing: T) => Promise<void>,
): Promise<Tried[]> {
  const waiting = [...things];
  const tries: Tried[] = [];
  const takeNext = async (visitor: Visitor): Promise<void> => {
    const thing = waiting.shift();
    if (thing === undefined) return;
    tries.push(await inTab(visitor, (tried) => work(tried, thing)));
    await takeNext(visitor);
  };
  await Promise.all(visitors.map(takeNext));
  return tries;
}
