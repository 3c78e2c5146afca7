import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveDemo } from '../../node/cli/demo';
import { ownLangs } from '../../src/core/i18n/lang';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { useElements } from '../support/demo-page';

const page = at('dist/page');

describe('oms-shell demo', () => {
  const browser = sharedBrowser();

  async function open(lang: string) {
    const { server, url } = await serveDemo(page, { port: 0, lang });
    const tab = await browser().newPage();
    onTestFinished(async () => {
      await tab.close();
      server.close();
    });
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    tab.on('console', (line) => {
      if (line.type() === 'error') complaints.push(line.text());
    });
    await tab.goto(url);
    return { tab, complaints };
  }

  test.each([
    ['en', 'The shell on fake services'],
    ['zh-CN', '运行在模拟服务上的外壳组件'],
  ] as const)('shows elements and widgets that answer, in %s, without a fault', async (lang, title) => {
    const { tab, complaints } = await open(lang);
    await tab.getByRole('heading', { name: title }).waitFor();
    await tab.getByRole('table').waitFor();
    await useElements(tab, lang);
    expect(complaints).toEqual([]);
    expect(await tab.evaluate('OmsShell.doctor().errors')).toEqual([]);
  });

  test('ends the session and signs in again, and takes the services down and back', async () => {
    const { tab } = await open('en');
    await tab.getByRole('button', { name: 'End the session' }).click();
    await tab.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    await tab.getByRole('button', { name: 'Sign in again' }).click();
    await tab.getByRole('button', { name: 'Account' }).waitFor();
    await tab.getByRole('button', { name: 'Take the services down' }).click();
    await tab.getByRole('button', { name: 'Refresh' }).click();
    await tab.getByRole('button', { name: 'Bring the services back' }).click();
    await tab.getByText('86 in total').waitFor();
  });

  test('says what is wrong with its options', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [at('dist/bin/oms-shell.js'), 'demo', ...args]);
    await expect(run('--port', 'x')).rejects.toMatchObject({
      stderr: '--port takes a number from 0 to 65535, not x.\n',
    });
    await expect(run('--lang', 'xx')).rejects.toMatchObject({
      stderr: `--lang takes ${ownLangs().join(' or ')}, not xx.\n`,
    });
    const { server, url } = await serveDemo(page, { port: 0, lang: 'en' });
    onTestFinished(() => void server.close());
    const { port } = new URL(url);
    await expect(run('--port', port)).rejects.toMatchObject({
      stderr: `Port ${port} is taken. Give another one: oms-shell demo --port ${Number(port) + 1}\n`,
    });
  });
});
