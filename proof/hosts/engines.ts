import { browserArgs, findBrowser } from '@oms/tools/browser';
import { type Browser, chromium, firefox } from 'playwright-core';
import { firefoxHere, webKitHere } from '../support/engines';
import { type Tab, tabOf } from '../support/tab';
import { startWebKit } from '../support/webdriver';
import { playwrightWire, webDriverWire } from '../support/wires';

/** A running browser with one tab. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  readonly tab: Tab;
  /**
   * How far a channel of a pixel may be off where two pictures look the same: a browser that draws a layer again draws
   * the edges of letters and round corners a shade lighter.
   */
  readonly shade: number;
  close(): Promise<void>;
}

/** ms that something may take: far above what it takes, so that a busy machine makes it slow and not red. */
const TIMEOUT = 20_000;

async function playwrightEngine(name: string, launching: Promise<Browser>): Promise<Engine> {
  const browser = await launching;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return {
    name: `${name} ${browser.version()}`,
    tab: tabOf(playwrightWire(page), TIMEOUT),
    shade: 40,
    close: () => browser.close(),
  };
}

/** How each engine is started; nothing where it is not on this machine. */
export const engines: Readonly<Record<string, () => Promise<Engine | undefined>>> = {
  Chromium: async () =>
    playwrightEngine('Chromium', chromium.launch({ executablePath: await findBrowser(), args: browserArgs })),
  async Firefox() {
    const executablePath = firefoxHere();
    if (!executablePath) return undefined;
    const firefoxUserPrefs = {
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    };
    return playwrightEngine(
      'Firefox',
      firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs }),
    );
  },
  async WebKit() {
    const programs = webKitHere();
    if (!programs) return undefined;
    const driver = await startWebKit(programs);
    return {
      name: driver.version,
      tab: tabOf(webDriverWire(driver), TIMEOUT),
      // It puts letters at other fractions of a pixel in each load.
      shade: 90,
      close: () => driver.close(),
    };
  },
};
