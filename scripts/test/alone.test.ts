import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { at } from '../../tools/paths';
import { runQuietly } from '../../tools/run';
import { ALONE } from './alone';
import { resultOf } from './e2e';

const CONFIG = `import { projects } from '../../scripts/test/alone';
export default { testDir: '.', outputDir: 'results', workers: 2, projects: projects(true) };`;

/** Each test writes its title when it ends. */
const spec = (titles: readonly string[]) => `import { appendFileSync } from 'node:fs';
import { test } from '@playwright/test';
test.describe.configure({ mode: 'parallel' });
for (const title of ${JSON.stringify(titles)}) test(title, () => {
  appendFileSync('ENDED', title + '\\n');
  if (title.startsWith('red')) throw new Error(title);
});`;

it('runs the tests that need the machine alone behind the others, also when one of those is red, and sums all', async () => {
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache/alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [ended, report] = [join(folder, 'ended'), join(folder, 'report.json')];
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  const text = spec([`one ${ALONE}`, 'red', 'green', `two ${ALONE}`]).replace('ENDED', ended);
  writeFileSync(join(folder, 'some.spec.ts'), text);
  const { status } = await runQuietly('playwright', ['test', '--reporter=json', '-c', folder], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const order = readFileSync(ended, 'utf8').trim().split('\n');
  expect(order.slice(0, 2).sort()).toEqual(['green', 'red']);
  expect(order.slice(2).sort()).toEqual([`one ${ALONE}`, `two ${ALONE}`]);
  expect(resultOf('e2e', status, report)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [expect.stringContaining('red')],
  });
});
