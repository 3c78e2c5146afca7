import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DoctorReport } from '../../../src/shell/doctor-report';
import { browserArgs, browserHere } from '../../support/browser.mjs';

/** Packages that drive a browser, as projects have them for their tests. */
const DRIVERS = ['playwright', 'playwright-core', '@playwright/test'];

/** ms in which a page shows what is wrong with it. */
const SETTLED = 6000;
const TIMEOUT = 30_000;

/** The part of Playwright that is used. */
interface Driver {
  launch(options: object): Promise<{
    newPage(): Promise<{
      goto(url: string, options: object): Promise<unknown>;
      waitForTimeout(ms: number): Promise<void>;
      evaluate<T>(code: string): Promise<T>;
    }>;
    close(): Promise<void>;
  }>;
}

/**
 * What `OmsShell.doctor()` says on a page; null where the project has nothing that opens a browser.
 * @returns the report; `missing` where the page has no shell; `lost` with the reason where no browser could be started
 * @throws Error with one sentence where the page does not come
 */
export async function doctorInBrowser(
  url: string,
): Promise<DoctorReport | 'missing' | { readonly lost: string } | null> {
  const driver = await findDriver();
  if (driver === null) return null;
  const executablePath = ownBrowser();
  const browser = await driver
    .launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) })
    .catch((error: unknown) => ({ lost: reasonOf(error) }));
  if ('lost' in browser) return browser;
  try {
    const page = await browser.newPage();
    await page.goto(url, { timeout: TIMEOUT }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? `${url} has not loaded in ${TIMEOUT / 1000} s.` : `${url} cannot be reached.`);
    });
    await page.waitForTimeout(SETTLED);
    const has = await page.evaluate<boolean>(
      'typeof OmsShell === "object" && typeof OmsShell.doctor === "function"',
    );
    return has
      ? await page.evaluate<DoctorReport>('JSON.parse(JSON.stringify(OmsShell.doctor()))')
      : 'missing';
  } finally {
    await browser.close();
  }
}

/** The first line: a log follows. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

async function findDriver(): Promise<Driver | null> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  for (const name of DRIVERS) {
    try {
      const module = (await import(pathToFileURL(resolve(name)).href)) as {
        chromium?: Driver;
        default?: { chromium?: Driver };
      };
      const driver = module.chromium ?? module.default?.chromium;
      if (driver) return driver;
    } catch {
      // Not installed: the next one.
    }
  }
  return null;
}

/** The machine's own browser; undefined leaves it to the driver. */
const ownBrowser = (): string | undefined => process.env.CHROME_PATH || browserHere();
