import { readFileSync } from 'node:fs';
import type { Command } from '../command';
import { checkPage, type Tags } from '../doctor/checks';
import { doctorInBrowser } from '../doctor/in-browser';
import { readPage } from '../doctor/page';
import { manifestFile } from '../package';

export const doctor: Command = {
  name: 'doctor',
  takes: '<page url>',
  about: 'Says what keeps the shell from working on a page, and what to set.',
  details: `Opens the page in a browser where the project has playwright or playwright-core (a browser is found by CHROME_PATH, on the PATH, or by them),
and prints what OmsShell.doctor() says there. Otherwise it reads the page's markup and asks its addresses: script tag, attributes, files of the CDN, what
the services send. Exit status 1 where something is wrong.`,
  options: { static: { about: 'does not look for a browser' } },
  async run({ argument, has }) {
    if (!URL.canParse(argument) || !/^https?:$/.test(new URL(argument).protocol)) {
      throw new Error(`"${argument}" is no address of a page: it has to begin with https:// or http://.`);
    }
    const report = has('static') ? null : await doctorInBrowser(argument);
    if (report === 'missing')
      return say(argument, [`${argument} has no OmsShell: neither oms-shell.js nor @oms/shell runs there.`]);
    const lost = report && 'lost' in report ? report.lost : undefined;
    if (report && !('lost' in report))
      return say(
        `${argument}, in a browser, @oms/shell ${report.version}`,
        report.problems.map(({ message }) => message),
      );
    const response = await fetch(argument).catch(() => null);
    if (!response) throw new Error(`${argument} cannot be reached.`);
    const page = readPage(
      response.url,
      await response.text(),
      response.headers.get('content-security-policy') ?? '',
    );
    const status = say(
      `${argument}, as far as its markup and its addresses tell`,
      await checkPage(page, tags()),
    );
    if (lost !== undefined) {
      console.log(
        `\nFor all of it this opens a browser, which could not be started: ${lost}\nCHROME_PATH names another one.`,
      );
    } else if (!has('static')) {
      console.log(
        '\nFor all of it: npm install --save-dev playwright-core, have Chrome or Chromium, and call this again.',
      );
    }
    return status;
  },
};

function say(about: string, problems: readonly string[]): number {
  console.log(about);
  for (const problem of problems) console.log(`\n✗ ${problem}`);
  if (problems.length === 0) console.log('\n✓ Nothing is wrong.');
  return problems.length > 0 ? 1 : 0;
}

interface Manifest {
  modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
}

function tags(): Tags {
  const { modules } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const all = modules.flatMap(({ declarations }) => declarations);
  return Object.fromEntries(
    all.flatMap(({ tagName, attributes = [] }) =>
      tagName ? [[tagName, attributes.map(({ name }) => name)]] : [],
    ),
  );
}
