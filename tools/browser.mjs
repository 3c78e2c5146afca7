import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Switches for an automated Chromium. Background networking is off: on a machine without internet its retries
 * hold up page loads. The sandbox cannot run as root.
 */
export const browserArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window's surroundings: the same engine in two thirds of the time. */
const HEADLESS = 'chromium-headless-shell';

const names = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google\\Chrome\\Application\\chrome.exe'),
      join(folder, 'Microsoft\\Edge\\Application\\msedge.exe'),
    ]),
};

/** @type {Promise<string> | undefined} */
let found;

/**
 * The path of a Chromium-like browser: CHROME_PATH, a usual name on PATH, a usual place, Debian's package (installed
 * by apt-get where that can work), Playwright's download.
 * @returns {Promise<string>}
 * @throws Error with one sentence when there is none
 */
export function findBrowser() {
  found ??= search();
  return found;
}

async function search() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (canRun(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, but there is no program there.`);
  }
  const browser = browserHere() ?? fromDebian() ?? (await fromPlaywright());
  if (browser) return browser;
  throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.');
}

/** The path of a Chromium-like browser that is on this machine: by a usual name on PATH, or in a usual place. */
export const browserHere = () => onPath(names) ?? places().find(canRun);

/**
 * The path of the first of these programs that PATH has.
 * @param {string[]} programs
 */
export function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return programs.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(canRun);
}

function places() {
  if (process.platform === 'darwin') return usualPlaces.darwin;
  return process.platform === 'win32' ? usualPlaces.win32 : [];
}

/** Older releases have it in the package of the browser. */
function fromDebian() {
  for (const name of [HEADLESS, 'chromium']) {
    const browser = aptInstall([name]) && onPath(names);
    if (browser) return browser;
  }
  return undefined;
}

/**
 * Installs Debian packages without a question, as root. Package lists are fetched first: images come without them.
 * @param {string[]} packages
 * @returns whether it was tried
 */
export function aptInstall(packages) {
  if (!isRoot || !onPath(['apt-get'])) return false;
  console.log(`Not on this machine: installing ${packages.join(' ')} by apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) break;
  }
  return true;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Whether there is a program that may be run.
 * @param {string} file
 */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
