import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { demoPassword } from '../../../demo/server/seed/accounts';
import { browserArgs, findBrowser } from '../../support/browser.mjs';
import { startDemoProcess } from '../../support/demo-process';
import { signIn } from './calls';
import { attackTexts } from './foreign-texts';
import { hosts, portBase, type Stage } from './pages';
import type { Tally } from './tally';
import { ADMIN } from './worlds';

/** Attacks pages of the demo, as a browser shows them. @returns the browser's version */
export async function attackPages(tally: Tally, quick: boolean): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'oms-attacks-'));
  let stop: (() => Promise<void>) | undefined;
  try {
    // Each first call by itself, so that each reply can be another; nothing comes by itself meanwhile.
    stop = await startDemoProcess(portBase, {
      DATA_DIR: data,
      DEMO_LIVELY: '0',
      DEMO_START_CALL: '0',
      DEMO_SERVED: '0',
    });
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
    try {
      const { userCentre, console: home } = hosts;
      const urls = { userCentre, console: home } as Parameters<typeof signIn>[0];
      const stage: Stage = { browser, tally, quick, ...(await signIn(urls, ADMIN, demoPassword)) };
      await attackTexts(stage);
      return `Chromium ${browser.version()}`;
    } finally {
      await browser.close();
    }
  } finally {
    await stop?.();
    rmSync(data, { recursive: true, force: true });
  }
}
