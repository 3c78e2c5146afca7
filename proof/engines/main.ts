import { findBrowser } from '@oms/tools/browser';
import { printFailure, printSum, settle, type TimedResult, timed } from '@oms/tools/test-result';
import { runVitest } from '@oms/tools/vitest';
import { buildStale } from '../../scripts/build';
import { ALONE } from '../../scripts/test/alone';
import { runSome } from '../../scripts/test/e2e';
import { buildElements, type Engine, runBuiltElements } from '../../scripts/test/elements';
import { findFirefox, findWebKit } from '../support/engines';

/** The tag of tests that need what can be had in Chromium alone, as each of them says. */
const CHROMIUM_ONLY = '@chromium';

/** Specs that show the main paths, in the order in which a person meets them. */
const CORE = ['sign-on', 'navigation', 'search.spec', 'organisations', 'notices.spec', 'realtime', 'attacks'];

/** The element tests and a core of the end-to-end tests in Firefox and WebKit; names of engines choose. */
async function testEngines(names: readonly string[]): Promise<TimedResult[]> {
  const wanted = (engine: Engine) => names.length === 0 || names.includes(engine);
  // A missing browser is named before the builds.
  if (wanted('firefox')) process.env.FIREFOX_PATH = findFirefox();
  if (wanted('webkit')) findWebKit();
  process.env.CHROME_PATH = await findBrowser();
  await buildStale();
  const built = await buildElements();
  if (built !== 0) return [await timed(async () => settle('elements', built, undefined))];

  const results: TimedResult[] = [];
  for (const engine of ['firefox', 'webkit'] as const) {
    if (wanted(engine)) results.push(await timed(() => runBuiltElements(engine)));
  }
  if (wanted('firefox')) {
    const args = [...CORE, '--grep-invert', `${ALONE}|${CHROMIUM_ONLY}`];
    results.push(await timed(() => runSome('e2e in firefox', args, { E2E_ENGINE: 'firefox' })));
  }
  if (wanted('webkit')) {
    results.push(
      await timed(() =>
        runVitest('e2e in webkit', ['run', '--project=webkit'], { env: { TEST_ENGINE: 'webkit' } }),
      ),
    );
  }
  return results;
}

try {
  process.exitCode = printSum(await testEngines(process.argv.slice(2)));
} catch (error) {
  process.exitCode = printFailure(error);
}
