import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canRun, onPath } from '@oms/tools/browser';

/** The programs that WebKit needs: the WebDriver server, the browser that it starts, and a display for the browser. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/**
 * The path of Firefox: FIREFOX_PATH, a usual name on PATH, Debian's package (installed by apt-get where that can work).
 * @throws Error with one sentence when there is none
 */
export function findFirefox(): string {
  return firefoxHere() ?? install(['firefox-esr'], 'Firefox', 'FIREFOX_PATH', firefoxHere);
}

/** The path of the Firefox that is on this machine. */
export function firefoxHere(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !canRun(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, but there is no program there.`);
  return chosen || onPath(['firefox', 'firefox-esr']);
}

/**
 * WebKitGTK's WebDriver and its MiniBrowser, and Xvfb. They are of Debian's packages (installed by apt-get where that can work);
 * WEBKIT_BROWSER is the path of another MiniBrowser of the same build.
 * @throws Error with one sentence when one of them is missing
 */
export function findWebKit(): WebKitPrograms {
  return webKitHere() ?? install(['webkit2gtk-driver', 'xvfb'], 'WebKit', 'WEBKIT_BROWSER', webKitHere);
}

/** The programs that are on this machine, where all are. */
export function webKitHere(): WebKitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver']);
  const display = onPath(['Xvfb']);
  const browser = process.env.WEBKIT_BROWSER || miniBrowser();
  return driver && display && browser && canRun(browser) ? { driver, display, browser } : undefined;
}

/** The newest of the builds. Debian has them below a folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  const roots = ['/usr/libexec', '/usr/lib64', '/usr/lib'].flatMap((root) => [root, ...foldersOf(root)]);
  return roots
    .flatMap(foldersOf)
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .sort()
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast(canRun);
}

function foldersOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

function install<T>(packages: string[], name: string, variable: string, find: () => T | undefined): T {
  const found = aptInstall(packages) ? find() : undefined;
  if (found !== undefined) return found;
  throw new Error(`${name} was not found: install ${packages.join(' and ')}, or set ${variable} to it.`);
}
