import { findBrowser } from '@oms/tools/browser';
import { at } from '@oms/tools/paths';
import { run } from '@oms/tools/run';
import {
  freshReport,
  printFailure,
  printSum,
  type Result,
  readReport,
  settle,
  type TimedResult,
  timed,
} from '@oms/tools/test-result';
import { findFirefox, findWebKit } from '../support/engines';
import { runTests } from '../support/vitest';

const engines = ['firefox', 'webkit'] as const;
type Engine = (typeof engines)[number];

/** The tags of end-to-end tests that need Chromium, as each of them says, or the machine for themselves. */
const OTHERS = '@chromium|@alone';

/** Specs that show the main paths, in the order in which a person meets them. */
const CORE = ['sign-on', 'navigation', 'search.spec', 'organisations', 'notices.spec', 'realtime', 'attacks'];

/** The package's own command, with another browser. */
async function runElements(engine: Engine): Promise<Result> {
  const file = freshReport('elements.json');
  const status = await run('tsx', ['scripts/test.ts', 'elements'], {
    ELEMENTS_LAUNCHER: at(`proof/engines/${engine}-launcher.ts`),
  });
  return settle(`elements in ${engine}`, status, readReport<Omit<Result, 'runner'>>(file));
}

interface Report {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

async function runSpecs(): Promise<Result> {
  const name = 'e2e in firefox';
  const file = freshReport(`${name}.json`);
  const status = await run('playwright', ['test', '--reporter=list,json', ...CORE, '--grep-invert', OTHERS], {
    E2E_FIREFOX: findFirefox(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = readReport<Report>(file)?.stats;
  const counts = stats && {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  };
  return settle(name, status, counts);
}

/** The element tests and a core of the end-to-end tests in Firefox and WebKit; names of engines choose. */
async function testEngines(names: readonly string[]): Promise<TimedResult[]> {
  const wanted = engines.filter((engine) => names.length === 0 || names.includes(engine));
  // A missing browser is named before the tests begin.
  if (wanted.includes('firefox')) findFirefox();
  if (wanted.includes('webkit')) findWebKit();
  process.env.CHROME_PATH = await findBrowser();
  const results: TimedResult[] = [];
  for (const engine of wanted) results.push(await timed(() => runElements(engine)));
  if (wanted.includes('firefox')) results.push(await timed(runSpecs));
  if (wanted.includes('webkit')) results.push(await timed(() => runTests('webkit')));
  return results;
}

try {
  process.exitCode = printSum(await testEngines(process.argv.slice(2)));
} catch (error) {
  process.exitCode = printFailure(error);
}
