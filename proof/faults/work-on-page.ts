import { type Tried, unique } from './case';
import { report, sendUntilThere } from './feedback';
import { expectNews, expectRead, expectToldOnce, makeNews, openBell, openHost, readAll } from './notices';
import type { Stage } from './stage';

/** A page that is opened and used for what a person does there. */
export async function workOnPage(stage: Stage, tried: Tried, meanwhile = async () => {}): Promise<void> {
  const text = unique('Report');
  const news = unique('News');
  await openHost(stage, tried.visitor);
  await openBell(stage, tried.visitor, unique('Before'));
  await meanwhile();
  await readAll(tried.visitor);
  await report(tried.visitor.page, text);
  await makeNews(stage, tried, news);
  await expectNews(tried, news, Date.now());
  // Nothing was away: there is no time back.
  tried.back = null;
  await sendUntilThere(stage, tried, text);
  await expectRead(stage, tried);
  await expectToldOnce(tried, news);
}
