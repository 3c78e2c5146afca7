import { hosts, quiet, type Stage, visitor } from '../pages';
import { strings } from '../strings';

/** A page that draws the same strings as markup: what runs there is what the other cases would see. */
export async function detector(stage: Stage): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  try {
    const url = `${hosts.userCentre}/bare`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(url);
    await page.evaluate(
      (all) => {
        for (const text of all) {
          const place = document.createElement('div');
          place.innerHTML = text;
          document.body.append(place);
        }
      },
      strings.filter((text) => !/refresh/.test(text)),
    );
    await quiet(page);
    const noticed = () => seen.ran.length + seen.odd.length;
    // Each dialog is answered in turn.
    for (let before = -1; noticed() > before; ) {
      before = noticed();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300))).catch(() => {});
    }
    stage.tally.control('scripts that run where the same strings are drawn as markup', noticed(), 40);
    stage.tally.control('requests that leave there', seen.left.length, 10);
  } finally {
    await context.close();
  }
}
