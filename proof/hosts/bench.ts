import type { Tab } from '../support/tab';
import type { Engine } from './engines';
import type { HostPage } from './pages';
import type { Area, Judge } from './pixels';
import type { Stage } from './stage';
import { attempt, type Tries } from './tries';

/** What a page has when nothing of the shell runs on it. */
interface Bare {
  readonly picture: Buffer;
  readonly globals: readonly string[];
  readonly nodes: readonly string[];
}

/** One page of a host in one engine. */
export interface Bench extends Pick<Engine, 'tab' | 'shade'> {
  readonly stage: Stage;
  readonly page: HostPage;
  readonly judge: Judge;
  /** The window with the shell on a page of nobody: what it looks like there, it looks like everywhere. */
  readonly usual: Buffer;
  readonly bare: Bare;
}

/** One kind of thing that is to hold on every page. */
export interface Check {
  readonly name: string;
  /** Whether the page is opened again for it. */
  readonly fresh?: boolean;
  /** Whether it can be tried there. */
  suits?(page: HostPage): boolean;
  run(bench: Bench, tries: Tries): Promise<void>;
}

export const BAR: Area = { x: 0, y: 0, width: 1280, height: 56 };
export const COLUMN: Area = { x: 0, y: 56, width: 60, height: 740 };
/** The host's own area. The feedback button is at its edge. */
export const OWN: Area = { x: 60, y: 56, width: 1100, height: 740 };

/**
 * What stands in head and body besides the elements of the shell, the attributes of the root, and the sheets put in
 * force by scripts.
 */
export const NODES = `
  const own = /^(oms-(topnav|sidemenu|feedback)|script)$/, found = [];
  const add = (parent) => {
    for (let at = parent.firstElementChild; at; at = at.nextElementSibling)
      if (!own.test(at.localName)) found.push(at.localName + (at.id && '#' + at.id) + (at.className && '.' + at.className));
  };
  add(document.head);
  add(document.body);
  // An empty attribute says nothing.
  const root = document.documentElement.cloneNode(false).outerHTML.replace(' style=""', '');
  found.push(root, document.title, String((document.adoptedStyleSheets || []).length));
  return found;`;

export const GLOBALS = 'return Object.getOwnPropertyNames(window)';

/** The page as it is without the shell, at rest. */
export async function openBare(tab: Tab, stage: Stage, page: HostPage): Promise<Bare> {
  await stage.open(tab, page, false);
  await tab.move(700, 790);
  return {
    picture: await tab.picture(),
    globals: await tab.run<string[]>(GLOBALS),
    nodes: await tab.run<string[]>(NODES),
  };
}

/** Runs the checks that suit the page; a page on which something has failed is opened again for the next. */
export async function runChecks(bench: Bench, checks: readonly Check[]): Promise<Map<string, Tries>> {
  const results = new Map<string, Tries>();
  let clean = false;
  for (const check of checks) {
    if (check.suits && !check.suits(bench.page)) continue;
    const tries: Tries = [];
    await attempt(tries, 'opening the page', async () => {
      if (!clean || check.fresh) await bench.stage.open(bench.tab, bench.page);
    });
    if (tries[0]!.failure === undefined) {
      tries.pop();
      await check.run(bench, tries);
    }
    clean = tries.every(({ failure }) => failure === undefined);
    results.set(check.name, tries);
  }
  return results;
}
