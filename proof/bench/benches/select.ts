import type { Bench } from '../bench';
import type { BenchPage, Cost } from '../bench-page';
import type { BenchBrowser } from '../browser';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const ROUNDS = 5;
const sizes = [50, 500, 5000];
const CONTROL = '.oms-select-button';
const OPTION = '[role="option"]';
const SEARCH = '.oms-select-panel input';

const bench: Bench = {
  about: 'a select opened, and a letter typed into it',
  async run({ browser, print }) {
    const results = await interleaved(sizes, ROUNDS, async (size) => {
      const page = await openPage(browser, size);
      // The first opening fetches code, so it is not measured.
      await page.press(CONTROL, OPTION);
      await page.page.keyboard.press('Escape');
      await page.settled();
      const opened = await page.press(CONTROL, OPTION);
      const typed = await page.type(SEARCH, 'aisle');
      await page.end();
      return { opened: [opened], typed };
    });
    for (const step of ['opened', 'typed'] as const) {
      const of = (part: keyof Cost) =>
        results.map(({ samples }) =>
          spreadOf(samples.flatMap((sample) => sample[step]).map((cost) => cost[part])),
        );
      const [painted, script] = [of('painted'), of('script')];
      const ratios = times(script.map(({ median }) => median));
      print(
        table(
          [step === 'opened' ? 'a select opened' : 'a letter', 'painted ms', 'script ms', 'min–max', 'ratio'],
          results.map(({ one }, at) => [
            `${one} options`,
            ms(painted[at]!.median),
            ms(script[at]!.median),
            span(script[at]!),
            ratios[at]!,
          ]),
        ),
      );
    }
  },
};

export default bench;

async function openPage(browser: BenchBrowser, size: number): Promise<BenchPage> {
  const page = await browser.open({ markup: '<div id="area"></div>' });
  await page.page.evaluate(async (count) => {
    const options = Array.from({ length: count }, (_, at) => ({
      value: String(at),
      label: `Los Angeles, aisle ${Math.floor(at / 50)}, bay ${at % 50}`,
      code: `LA1-${at}`,
    }));
    const shell = (window as unknown as { OmsShell: { mount(...given: unknown[]): Promise<unknown> } })
      .OmsShell;
    await shell.mount('select', '#area', { options, label: 'Area' });
  }, size);
  await page.page.locator(CONTROL).waitFor();
  await page.settled();
  return page;
}
