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
