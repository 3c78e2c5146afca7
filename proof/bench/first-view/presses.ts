import { setTimeout as wait } from 'node:timers/promises';
import type { BenchTools } from '../bench';
import { probed } from '../browser';
import type { LoadServer } from '../load-server';
import type { Case } from './cases';
import { addressOf } from './visits';

/** ms from a press to the painted frame that has what it opens. */
export interface Presses {
  readonly bell: number;
  /** To that with the first row, of which pages with live data ask the service. */
  readonly rows: number;
  readonly bellAgain: number;
  readonly submenu: number;
}

/** ms that a page has had nothing to do before it is pressed. */
const IDLE = 4000;

/** Presses on a page that has loaded; the pointer has not rested on anything. */
export async function pressesOf(
  browser: BenchTools['browser'],
  server: LoadServer,
  one: Case,
  slower: number,
): Promise<Presses> {
  const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await probed(context);
  await page.page.goto(addressOf(server, one));
  await page.run((probe, all) => Promise.all(all.map((each) => probe.painted(each))), [...one.visible]);
  await wait(IDLE);
  await page.settled();
  const session = await context.newCDPSession(page.page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const [bell, opened, row] = one.bell;
  const [first, rows] = await page.pressed(bell, opened, row);
  await page.press(bell, opened, true);
  const again = await page.press(bell, opened);
  await page.press(bell, opened, true);
  const submenu = await page.press(...one.submenu);
  await page.end();
  return { bell: first, rows, bellAgain: again.painted, submenu: submenu.painted };
}
