import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoProcess } from '@oms/demo/demo-process';
import { demoPassword } from '@oms/demo/server/seed/accounts';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import { chromium } from 'playwright-core';
import { signIn } from './calls';
import { attackFromPages } from './foreign-pages/all';
import { attackTexts } from './foreign-texts/all';
import { hosts, portBase, type Stage } from './pages';
import type { Tally } from './tally';
import { ADMIN } from './worlds';

/** The demo whose pages are attacked, with data of its own. @returns the function that ends it */
export async function startAttacked(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'oms-attacks-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    // Each first call by itself, so that each reply can be another; nothing comes by itself meanwhile.
    const stop = await startDemoProcess(portBase, {
      DATA_DIR: data,
      DEMO_LIVELY: '0',
      DEMO_START_CALL: '0',
      DEMO_SERVED: '0',
    });
    return async () => {
      await stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Attacks pages of the demo, as a browser shows them. @returns the browser and its version */
export async function attackPages(tally: Tally, quick: boolean): Promise<string> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const { userCentre, console: home } = hosts;
    const person = await signIn({ userCentre, console: home }, ADMIN, demoPassword);
    const stage: Stage = { browser, tally, quick, ...person };
    await attackTexts(stage);
    await attackFromPages(stage);
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}
