import { readFileSync } from 'node:fs';
import type { Command } from '../command';
import { checkPage, type Tags } from '../doctor/checks';
import type { Findings } from '../doctor/findings';
import { type Visit, visit } from '../doctor/in-browser';
import { type FoundPage, readPage } from '../doctor/page';
import { checkPlaceholders } from '../doctor/placeholders';
import { manifestFile } from '../package';

export const doctor: Command = {
  name: 'doctor',
  takes: '<page url>',
  about: 'Says what keeps the shell from working on a page, and what to set.',
  details: `Opens the page in a browser where the project has playwright or playwright-core (a browser is found by CHROME_PATH, on the PATH, or by them),
and prints what OmsShell.doctor() says there, and which addresses still are those of examples. It signs nobody in, and stays on the page where that leads to
the login page. Otherwise it reads the page's markup and asks its addresses: script tag, attributes, files of the CDN, what
the services send. Exit status 1 where something is wrong.`,
  options: { static: { about: 'does not look for a browser' } },
  async run({ argument, has }) {
    if (!URL.canParse(argument) || !/^https?:$/.test(new URL(argument).protocol)) {
      throw new Error(`"${argument}" is no address of a page: it has to begin with https:// or http://.`);
    }
    const seen = has('static') ? null : await visit(argument);
    if (seen && 'report' in seen) return tellOfVisit(argument, seen);
    const page = await fetchPage(argument);
    const status = say(
      `${argument}, as far as its markup and its addresses tell`,
      await checkPage(page, tags()),
    );
    if (seen) {
      console.log(
        `\nFor all of it this opens a browser, which could not be started: ${seen.lost}\nCHROME_PATH names another one.`,
      );
    } else if (!has('static')) {
      console.log(
        '\nFor all of it: npm install --save-dev playwright-core, have Chrome or Chromium, and call this again.',
      );
    }
    return status;
  },
};

async function fetchPage(url: string): Promise<FoundPage> {
  const response = await fetch(url).catch(() => null);
  if (!response) throw new Error(`${url} cannot be reached.`);
  return readPage(response.url, await response.text(), response.headers.get('content-security-policy') ?? '');
}

/** What a browser has seen. A page without a shell cannot report on itself, so its markup is read, too. */
async function tellOfVisit(url: string, seen: Visit): Promise<number> {
  const notes = [...notesOf(url, seen)];
  if (seen.report) {
    const messages = seen.report.problems.map(({ message }) => message);
    const problems = [...messages, ...checkPlaceholders(seen.hosts)];
    return say(`${url}, in a browser, @oms/shell ${seen.report.version}`, { problems, notes });
  }
  const { problems } = await checkPage(await fetchPage(url), tags(), true);
  const isSaid = (failure: string) =>
    problems.some((problem) => problem.startsWith(failure.split(' ')[1]?.slice(0, -1) ?? failure));
  return say(`${url}, in a browser`, {
    problems: [
      `${url} has no OmsShell: neither oms-shell.js nor @oms/shell runs there.`,
      ...problems,
      ...seen.failed.filter((failure) => !isSaid(failure)).slice(0, MOST_FAILED),
    ],
    notes,
  });
}

/** Requests that are listed: a page whose server is down has many. */
const MOST_FAILED = 10;

const pathOf = (url: string) => new URL(url).origin + new URL(url).pathname;

function* notesOf(url: string, { openedAt, leadsTo }: Visit): Iterable<string> {
  if (pathOf(openedAt) !== pathOf(url)) yield `The server leads to ${pathOf(openedAt)}, which this is about.`;
  if (leadsTo === null) return;
  // As the shell goes there (src/core/session/login-url.ts).
  const isLogin = new URL(leadsTo).searchParams.has('service');
  yield isLogin
    ? `Nobody is signed in: the page leads to ${pathOf(leadsTo)}.`
    : `The page leads to ${pathOf(leadsTo)}, and was kept here: that address is another page.`;
}

function say(about: string, { problems, notes }: Findings): number {
  console.log(about);
  for (const problem of problems) console.log(`\n✗ ${problem}`);
  for (const note of notes) console.log(`\n· ${note}`);
  if (problems.length === 0) console.log(`\n✓ Nothing ${notes.length > 0 ? 'else ' : ''}is wrong.`);
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
