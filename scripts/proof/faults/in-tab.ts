import { Tried } from './case';
import { inNewTab, type Visitor } from './visitor';

/** Uses a page in a tab of its own. */
export async function inTab(visitor: Visitor, work: (tried: Tried) => Promise<void>): Promise<Tried> {
  const own = await inNewTab(visitor);
  const tried = new Tried(own);
  try {
    await work(tried);
  } finally {
    await own.page.close();
  }
  return tried;
}
