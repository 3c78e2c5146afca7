import { readdirSync, readFileSync } from 'node:fs';
import { at } from '@oms/tools/paths';
import type { Route } from 'playwright-core';
import { breakIt, refuse } from '../broken-files';
import type { Case } from '../case';
import { byClock, close, type Feature, features, opens } from '../features';
import { inTab, inTabs } from '../in-tab';
import type { Stage } from '../stage';
import type { Visitor } from '../visitor';
import { all } from '../while-it-lasts';
import { without } from '../without';
import { workOnPage } from '../work-on-page';

const FOLDER = 'dist/cdn/parts';
const PARTS = /\/parts\/[^/]+\.js/;

const fileOf = (url: string) => new URL(url).pathname.replace(/^.*\/parts\//, '');
/** A part’s file has its name, and seven letters of the hash of what is in it. */
const nameOf = (file: string) => file.replace(/-[\w-]{7}\.js$/, '');

const once: Case = {
  name: 'each part refused once',
  quick: true,
  run: (stage, visitors) =>
    all(visitors, (visitor) =>
      inTab(visitor, async (tried) => {
        const asked = new Set<string>();
        await tried.visitor.page.route(PARTS, async (route) => {
          const name = fileOf(route.request().url());
          if (asked.has(name)) return route.fallback();
          asked.add(name);
          return refuse(route);
        });
        await workOnPage(stage, tried);
      }),
    ),
};

/** What the build says of its files. */
interface Imports {
  /** By the name of a file: all that it cannot run without, itself among them. */
  readonly needed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those that the loader knows. */
  readonly known: readonly string[];
}

function readImports(): Imports {
  const own = new Map<string, string[]>();
  const manifest = JSON.parse(readFileSync(at('dist/cdn/manifest.json'), 'utf8')) as { files: string[] };
  for (const file of readdirSync(at(FOLDER)).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(at(`${FOLDER}/${file}`), 'utf8');
    const names = code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    own.set(
      file,
      [...names].map(([, name]) => name as string),
    );
  }
  const closure = (file: string, known = new Set<string>()): ReadonlySet<string> => {
    if (known.has(file)) return known;
    known.add(file);
    for (const next of own.get(file) ?? []) closure(next, known);
    return known;
  };
  return { known: manifest.files, needed: new Map([...own.keys()].map((file) => [file, closure(file)])) };
}

/** Whether a feature has a file in it. */
const needs = ({ parts }: Feature, file: string, { needed }: Imports): boolean =>
  [...needed].some(([of, files]) => parts.includes(nameOf(of)) && files.has(file));

/** The files that a page asks for whose features are all opened. */
async function filesOf(stage: Stage, visitor: Visitor): Promise<string[]> {
  const files = new Set<string>();
  await inTab(visitor, async ({ visitor: { page }, lost }) => {
    page.on('request', (request) => {
      if (PARTS.test(request.url())) files.add(fileOf(request.url()));
    });
    await page.clock.install();
    await page.goto(`${stage.urls.erp}/shipment/list`);
    for (const feature of features) {
      if (!(await opens(page, feature, false))) lost.push(`${feature.name}, with all parts`);
      await close(page);
    }
    if (lost.length > 0) throw new Error(lost.join(', '));
  });
  return [...files];
}

/** Each part by itself stays away, or throws; then it is there. */
const each = (
  name: string,
  fail: (route: Route) => Promise<void>,
  isMeant: (file: string, imports: Imports) => boolean,
): Case => ({
  name,
  note: '“Try again” is pressed, or the page is loaded again, once the part is there',
  async run(stage, visitors) {
    const imports = readImports();
    const asked = await filesOf(stage, visitors[0] as Visitor);
    const meant = asked.filter((file) => isMeant(file, imports));
    return inTabs(visitors, meant, (tried, file) =>
      without(stage, tried, {
        name: nameOf(file),
        mayTake: (feature) => needs(feature, file, imports),
        wait: byClock,
        async begin(page) {
          await page.clock.install();
          await page.route(`**/parts/${file}*`, fail);
        },
        end: (page) => page.unroute(`**/parts/${file}*`),
      }),
    );
  },
});

const isOfFeature = (file: string) => features.some(({ parts }) => parts.includes(nameOf(file)));

export const partCases: readonly Case[] = [
  once,
  each('each part refused for ever', refuse, (file, { known }) => known.includes(file) || isOfFeature(file)),
  each('each part of a feature throws', breakIt, isOfFeature),
];
