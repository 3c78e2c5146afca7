import { readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { root } from '../../tools/paths';
import { useElements } from '../support/demo-page';
import { emptyFolder, type Folder } from './support/clean-clone';

/** Runs `npx @oms/shell demo` until the test ends, and gives the address that it prints. */
async function startDemo(project: Folder): Promise<string> {
  const demo = project.start('npx', '--no-install', '@oms/shell', 'demo', '--port', '0', '--lang', 'en');
  onTestFinished(() => {
    if (demo.pid !== undefined) process.kill(-demo.pid);
  });
  let printed = '';
  for await (const text of demo.stdout ?? []) {
    printed += text;
    const url = /http:\S+/.exec(printed)?.[0];
    if (url) return url;
  }
  throw new Error(`It ended without an address: ${printed}`);
}

test('npx @oms/shell demo shows elements that answer, where nothing but the package is installed', async () => {
  const project = emptyFolder('demo');
  onTestFinished(project.remove);
  project.run('npm', 'pack', root, '--ignore-scripts', '--loglevel=error');
  const packed = readdirSync(project.path).find((file) => file.endsWith('.tgz')) ?? '';
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  project.run('npm', 'install', ...quiet, `./${packed}`);
  const url = await startDemo(project);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url);
  await useElements(page, 'en');
  expect(faults).toEqual([]);
});
