import { hosts, Look, openAll, type Stage, shown, visitor } from '../pages';
import { rewrite, Supply } from '../rewrite';
import { PICTURES, withContent } from './pictures';

export async function storage(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of('strings in web storage and cookies'));
  let edited = 0;
  let pictures = 0;
  try {
    await page.goto(`${hosts.console}/home`);
    await shown(page);
    // What opens keeps something there.
    await openAll(page, async () => {}, 'a1', stage.quick);
    const entries = await page.evaluate(
      () => Object.entries({ ...localStorage, ...sessionStorage }) as [string, string][],
    );
    const write = (given: readonly (readonly [string, string])[]) =>
      page.evaluate((list) => {
        for (const [key, value] of list) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, given);
    const reload = async (what: string, tries: number) => {
      edited += tries;
      await page.reload({ waitUntil: 'commit' });
      await shown(page);
      await look.after(what, tries);
    };
    const rounds: ((entry: readonly [string, string]) => readonly [string, string])[] = [
      ([key, value]) => [key, JSON.stringify(rewrite(parsed(value), supply, 'title'))],
      ([key]) => [key, supply.text()],
      ([key]) => [
        key,
        JSON.stringify({
          __proto__: null,
          constructor: supply.text(),
          at: Date.now(),
          list: [supply.text()],
        }),
      ],
      ([key]) => [
        key,
        JSON.stringify([supply.text(), { id: supply.text(), title: supply.text(), url: supply.address() }]),
      ],
    ];
    for (const [at, round] of rounds.slice(0, stage.quick ? 1 : 4).entries()) {
      await page.goto(`${hosts.console}/home`, { waitUntil: 'commit' });
      await write(entries.map(round));
      await reload(`storage, round ${at + 1}`, entries.length);
      await openAll(page, (what) => look.after(`${what}, with edited storage`, 0), 'a', true);
    }
    await page.goto(`${hosts.billing}/bill/list`, { waitUntil: 'commit' });
    await shown(page);
    const kept = await page.waitForFunction(
      () => sessionStorage.getItem('oms.picture') ?? localStorage.getItem('oms.picture'),
    );
    const picture = String(await kept.jsonValue());
    // Nothing takes over what the loader has drawn.
    await page.route(/\/parts\//, (route) => route.abort());
    const before = look.drawn;
    for (const content of stage.quick ? PICTURES.slice(37, 44) : PICTURES) {
      const text = JSON.stringify(withContent(parsed(picture), content));
      await write([['oms.picture', text]]);
      await page.reload({ waitUntil: 'domcontentloaded' });
      edited += 1;
      await look.after(`picture ${JSON.stringify(content).slice(0, 60)}`, 1);
    }
    await page.unroute(/\/parts\//);
    pictures = look.drawn - before;
    const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
    for (const { name, domain, path } of cookies) {
      await context.addCookies([
        { name, domain, path, value: encodeURIComponent(supply.text()).slice(0, 2_000) },
      ]);
    }
    await reload('cookies', cookies.length);
  } finally {
    await context.close();
  }
  stage.tally.control('strings of a stored picture that the loader draws as text', pictures, 1);
  stage.tally.control('entries of storage and cookies that were edited', edited, stage.quick ? 10 : 60);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
