import type { FakeCall } from '@oms/shell/testing';
import type { Bench } from '../bench';
import type { BenchPage, Cost } from '../bench-page';
import type { BenchBrowser } from '../browser';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';
import { taskCategories, tasksOf, threadTasks } from '../tasks';

const ROUNDS = 5;
const sizes = [10, 50, 100];
const PATH = '/api/v1/bench/findByPage';
const REGION = '.oms-table-scroll';
const TYPES = [
  'id',
  'status',
  'text',
  'text',
  'amount',
  'number',
  'time',
  'text',
  'text',
  'date',
  'text',
  'time',
] as const;

const bench: Bench = {
  about: `a table of ${TYPES.length} columns sorted, and scrolled to its end`,
  async run({ browser, print }) {
    const results = await interleaved(sizes, ROUNDS, async (size) => {
      const page = await openTable(browser, size);
      await browser.engine.startTracing(page.page, { categories: taskCategories });
      const sorted = await page.press('.oms-table-sort', rowOf(size, 'desc'));
      await scroll(page);
      const trace = JSON.parse((await browser.engine.stopTracing()).toString());
      await page.end();
      return { sorted, tasks: tasksOf(threadTasks(trace)) };
    });
    const of = (part: keyof Cost) =>
      results.map(({ samples }) => spreadOf(samples.map(({ sorted }) => sorted[part])));
    const [painted, script, layout] = [of('painted'), of('script'), of('layout')];
    const ratios = times(script.map(({ median }) => median));
    print(
      table(
        [
          'sorted',
          'painted ms',
          'script ms',
          'min–max',
          'layout ms',
          'ratio',
          'longest task ms',
          'over 50 ms',
        ],
        results.map(({ one, samples }, at) => [
          `${one} rows`,
          ms(painted[at]!.median),
          ms(script[at]!.median),
          span(script[at]!),
          ms(layout[at]!.median),
          ratios[at]!,
          ms(Math.max(...samples.map(({ tasks }) => tasks.longest))),
          samples.reduce((sum, { tasks }) => sum + tasks.over50, 0),
        ]),
      ),
    );
  },
};

export default bench;

const rowOf = (size: number, order: string) => `[data-row="${order}-${size - 1}"]`;

function pageFor({ params }: FakeCall): object {
  const content = Array.from({ length: Number(params.get('rows')) }, (_, at) => ({
    id: `${params.get('sidx') === 'id' ? 'first' : params.get('sord')}-${at}`,
    currency: 'USD',
    ...Object.fromEntries(TYPES.map((type, column) => [`c${column}`, sampleOf(type, at)])),
  }));
  return { content, totalElements: 2000 };
}

function sampleOf(type: (typeof TYPES)[number], at: number): string | number {
  if (type === 'number' || type === 'amount') return at * 12.5;
  if (type === 'time' || type === 'date') return '2026-11-20T10:41:00Z';
  return type === 'id' ? `SO26112${10_000 + at}` : type === 'status' ? 'OPEN' : `Los Angeles, bay ${at}`;
}

async function openTable(browser: BenchBrowser, size: number): Promise<BenchPage> {
  const page = await browser.open({
    markup: '<div id="list"></div>',
    replies: { [`GET ${PATH}`]: pageFor },
  });
  await page.page.evaluate(
    async ([path, types, rows]) => {
      const shell = (window as unknown as { OmsShell: { mount(...given: unknown[]): Promise<unknown> } })
        .OmsShell;
      await shell.mount('table', '#list', {
        label: 'Orders',
        query: `rows=${rows}`,
        source: { path },
        columns: types.map((type, at) => ({ key: `c${at}`, title: `Column ${at}`, type, sort: true })),
        actions: () => [{ id: 'view', label: 'View', href: '/view' }],
        bulk: [{ id: 'print', label: 'Print', run: () => false }],
      });
    },
    [PATH, TYPES, size] as const,
  );
  await page.page.locator(rowOf(size, 'first')).waitFor();
  await page.settled();
  return page;
}

/** Through all rows, some of them at a frame, as a wheel does. */
const scroll = (page: BenchPage) =>
  page.run(async (probe, selector) => {
    const region = probe.find(selector);
    if (!region) throw new Error(`Nothing to scroll: ${selector}`);
    for (let top = 0; top < region.scrollHeight; top += 120) {
      region.scrollTop = top;
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, REGION);
