import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DoctorReport } from '../../../src/shell/doctor-report';
import { browserArgs, browserHere } from '../../../tools/browser.mjs';
import { type BrowserSession, keepOnPage } from './keep-on-page';

/** Packages that drive a browser, as projects have them for their tests. */
const DRIVERS = ['playwright', 'playwright-core', '@playwright/test'];

/** ms in which a page shows what is wrong with it. */
const SETTLED = 6000;
const TIMEOUT = 30_000;

interface SentRequest {
  url(): string;
  method(): string;
  isNavigationRequest(): boolean;
  failure(): { readonly errorText: string } | null;
}

interface Tab {
  goto(url: string, options: object): Promise<{ url(): string } | null>;
  waitForTimeout(ms: number): Promise<void>;
  evaluate<T>(code: string): Promise<T>;
  on(event: 'requestfailed', listener: (request: SentRequest) => void): unknown;
  on(event: 'response', listener: (response: { status(): number; request(): SentRequest }) => void): unknown;
  context(): { newCDPSession(tab: Tab): Promise<BrowserSession> };
}

/** The part of Playwright that is used. */
interface Driver {
  launch(options: object): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
}

/** What a browser has seen on a page. */
export interface Visit {
  /** What `OmsShell.doctor()` says; null where the page has no shell. */
  readonly report: DoctorReport | null;
  /** Addresses of the shell's configuration. */
  readonly hosts: Readonly<Record<string, unknown>>;
  /** Where the server has sent the browser, or else the address itself. */
  readonly openedAt: string;
  /** Where a script of the page was to go, had it not been kept there; null where it stays. */
  readonly leadsTo: string | null;
  /** Requests without an answer, or with an error. */
  readonly failed: readonly string[];
}

/**
 * The configuration is no member of `OmsShell`, but bundles of a page share their shell under a symbol
 * (src/shell/page-shell.ts).
 */
const HOSTS = "window[Symbol.for('oms.shell')]?.shell()?.config.hosts ?? {}";

/**
 * Opens a page in a browser; null where the project has nothing that opens one.
 * @returns `lost` with the reason where no browser could be started
 * @throws Error with one sentence where the page does not come
 */
export async function visit(url: string): Promise<Visit | { readonly lost: string } | null> {
  const driver = await findDriver();
  if (driver === null) return null;
  const executablePath = ownBrowser();
  const browser = await driver
    .launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) })
    .catch((error: unknown) => ({ lost: reasonOf(error) }));
  if ('lost' in browser) return browser;
  try {
    const tab = await browser.newPage();
    const failed = listenForFailures(tab);
    const leadsTo = await keepOnPage(await tab.context().newCDPSession(tab));
    const response = await tab.goto(url, { timeout: TIMEOUT }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? `${url} has not loaded in ${TIMEOUT / 1000} s.` : `${url} cannot be reached.`);
    });
    await tab.waitForTimeout(SETTLED);
    const has = await tab.evaluate<boolean>(
      'typeof OmsShell === "object" && typeof OmsShell.doctor === "function"',
    );
    const json = <T>(code: string) => tab.evaluate<T>(`JSON.parse(JSON.stringify(${code}))`);
    return {
      report: has ? await json<DoctorReport>('OmsShell.doctor()') : null,
      hosts: await json(HOSTS),
      openedAt: response?.url() ?? url,
      leadsTo: leadsTo(),
      failed: [...failed],
    };
  } finally {
    await browser.close();
  }
}

function listenForFailures(tab: Tab): ReadonlySet<string> {
  const failed = new Set<string>();
  const add = (request: SentRequest, what: string) => {
    // What the page was kept from is said otherwise. Each browser asks for the icon.
    if (request.isNavigationRequest() || request.url().endsWith('/favicon.ico')) return;
    failed.add(`${request.method()} ${request.url()}: ${what}`);
  };
  tab.on('requestfailed', (request) => add(request, request.failure()?.errorText ?? 'no answer'));
  tab.on('response', (response) => {
    if (response.status() >= 400) add(response.request(), `HTTP ${response.status()}`);
  });
  return failed;
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
