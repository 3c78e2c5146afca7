import { hostPage } from '@oms/tools/host-page';
import { at } from '@oms/tools/paths';
import { serveFolder } from '@oms/tools/static-server';
import type { Bench, BenchTools } from '../bench';
import type { BenchPage, Cost } from '../bench-page';
import { type BenchBrowser, probed } from '../browser';
import { type OrganisationServer, searches, superUser, withOrganisations } from '../organisation-server';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const COUNTS = [20, 10_000];
const CALLS = 30;
const ROUNDS = 4;
const LIST = '/api/v1/Organization/findByPage';
const PAGE = `${LIST}?page=1&rows=20&sidx=id&sord=desc&search%5BEQ_status%5D=1`;

const calls = [
  ['first page', PAGE],
  ['search, one found', `${PAGE}&search%5BCN_name%5D=${encodeURIComponent(searches.one)}`],
  ['search, all found', `${PAGE}&search%5BCN_name%5D=${searches.all}`],
  ['search by id', `${PAGE}&search%5BEQ_yqnBpId%5D=9900017`],
] as const;

const bench: Bench = {
  about: 'the switcher among twenty organisations and among ten thousand',
  run: (tools) =>
    withOrganisations(COUNTS, async (servers) => {
      tools.print(await onServer(servers));
      await inBrowser(tools, servers);
    }),
};
export default bench;

async function onServer(servers: readonly OrganisationServer[]): Promise<string> {
  const rows = [];
  const tokens = await Promise.all(servers.map(({ server }) => server.signIn(superUser)));
  for (const [label, path] of calls) {
    const results = await interleaved(servers, CALLS, async (one) => {
      const token = tokens[servers.indexOf(one)]?.token ?? '';
      const start = performance.now();
      const { code, data } = await one.server.call<{ content: unknown[] }>('userCentre', path, { token });
      if (code !== 200) throw new Error(`${path} was answered with ${code}.`);
      return {
        took: performance.now() - start,
        rows: data.content.length,
        bytes: JSON.stringify(data).length,
      };
    });
    const spreads = results.map(({ samples }) => spreadOf(samples.map(({ took }) => took)));
    const ratios = times(spreads.map(({ median }) => median));
    for (const [at, { one, samples }] of results.entries()) {
      const { rows: found, bytes } = samples[0]!;
      rows.push([
        `${label}, ${one.count}`,
        ms(spreads[at]!.median),
        span(spreads[at]!),
        ratios[at]!,
        found,
        bytes,
      ]);
    }
  }
  return table(['server', 'ms', 'min–max', 'ratio', 'rows', 'bytes'], rows);
}

interface Seen {
  readonly cost: Cost;
  readonly calls: number;
  readonly nodes: number;
}

async function inBrowser(
  { browser, print }: BenchTools,
  servers: readonly OrganisationServer[],
): Promise<void> {
  const results = await interleaved(servers, ROUNDS, (one) => useSwitcher(browser, one));
  const steps = ['opened', 'searched'] as const;
  const rows = steps.flatMap((step) => {
    const of = (part: keyof Cost) =>
      results.map(({ samples }) => spreadOf(samples.map((sample) => sample[step].cost[part])));
    const painted = of('painted');
    const script = of('script');
    const ratios = times(script.map(({ median }) => median));
    return results.map(({ one, samples }, at) => [
      `${step}, ${one.count}`,
      ms(painted[at]!.median),
      span(painted[at]!),
      ms(script[at]!.median),
      ratios[at]!,
      samples[0]![step].calls,
      samples[0]![step].nodes,
    ]);
  });
  // The search waits 300 ms for the typing to pause.
  print(table(['browser', 'painted ms', 'min–max', 'script ms', 'ratio', 'calls', 'nodes'], rows));
}

async function useSwitcher(browser: BenchBrowser, { pagePort, server }: OrganisationServer) {
  const files = await serveFolder(at('dist/cdn'), pagePort);
  const services = server.urls.userCentre;
  const attributes = `data-console="${files.origin}" data-lang="en"`;
  const markup = '<oms-org-switcher></oms-org-switcher>';
  files.page('/page', hostPage({ title: 'Bench', services, markup, attributes }));
  const context = await browser.engine.newContext();
  try {
    const [name = '', value = ''] = (await server.signIn(superUser)).cookie.split('=');
    await context.addCookies([{ name, value, domain: 'localhost', path: '/' }]);
    const page = await probed(context);
    await page.page.goto(`${files.origin}/page`);
    await page.run((probe) => probe.painted('button'));
    // The panel's own file is there before it is measured.
    await page.page.hover('oms-org-switcher');
    await page.settled();
    const opened = await watched(page, () => page.run((probe) => probe.press('button')));
    await page.settled();
    const searched = await watched(page, () =>
      page.page.locator('oms-org-switcher input').fill(searches.one),
    );
    return { opened, searched };
  } finally {
    await context.close();
    await files.close();
  }
}

/** The cost until the frame after the list's next reply. */
async function watched(page: BenchPage, act: () => Promise<unknown>): Promise<Seen> {
  let calls = 0;
  page.page.on('request', (request) => {
    if (request.url().includes(LIST) && request.method() === 'GET') calls++;
  });
  const cost = await page.cost(async () => {
    const painted = page.run(async (probe, list) => {
      const start = performance.now();
      return (await probe.paintedAfter(list)) - start;
    }, LIST);
    await act();
    return painted;
  });
  return { cost, calls, nodes: await page.nodes('oms-org-switcher') };
}
