import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../../tools/paths';

/** The tests that a change asks for. */
export interface Related {
  /** Files that have changed: Vitest runs the tests that import them. */
  readonly vitest: readonly string[];
  /** The same of the demo, which has tests of its own. */
  readonly demo: readonly string[];
  /** The element tests have changed themselves: one bundle holds them all. */
  readonly elements: boolean;
  /** End-to-end tests, by file. */
  readonly e2e: readonly string[];
}

/** Imported by the tests that read the sources as text, to which no import leads from a source. */
const READER = 'tests/contract/support/files.ts';

/** Opens the page of `oms-shell demo` as it is built, to which no import leads either. */
const OF_DEMO_PAGE = 'tests/contract/demo-command.test.ts';

/** Goes through every host: what a change of the demo asks for, which all end-to-end tests stand on. */
const OF_DEMO = 'tests/e2e/sign-on.spec.ts';

const E2E = 'tests/e2e';

/** What Vitest can follow imports to. */
const isModule = (file: string): boolean =>
  /^(src|elements|testing|contract|node|tools|demo|proof|site|scripts|locales|tests)\/.*\.(tsx?|m?js|css|json)$/.test(
    file,
  ) && !file.startsWith(`${E2E}/`);

const isReadAsText = (file: string): boolean =>
  /^(src|elements|testing|contract|node|tools|demo|proof|locales|docs|scripts|lint)\/|^[^/]+\.(md|json)$/.test(
    file,
  );

/** By path, the text of each file of the end-to-end tests. */
export type Sources = Readonly<Record<string, string>>;

function readEndToEnd(): Sources {
  const files = readdirSync(at(E2E), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  );
  return Object.fromEntries(
    files.map((file) => [`${E2E}/${file.replaceAll('\\', '/')}`, readFileSync(at(E2E, file), 'utf8')]),
  );
}

/** The specs among the files, and those that import them, also through others. */
function specsOf(files: readonly string[], sources: Sources): string[] {
  const found = new Set(files.filter((file) => file in sources));
  // Grows while it is walked.
  for (const file of found) {
    const name = /([^/]+)\.ts$/.exec(file)?.[1];
    for (const [importer, text] of Object.entries(sources)) {
      if (file.startsWith(`${E2E}/support/`) && new RegExp(`from '\\./(support/)?${name}'`).test(text)) {
        found.add(importer);
      }
    }
  }
  return [...found].filter((file) => file.endsWith('.spec.ts')).sort();
}

/** @param files that have changed, from the repository's root */
export function relatedTo(files: readonly string[], sources: Sources = readEndToEnd()): Related {
  const isOfDemo = (file: string) => file.startsWith('demo/');
  const modules = files.filter((file) => isModule(file) && !isOfDemo(file));
  const demo = files.filter((file) => isModule(file) && isOfDemo(file));
  const ofDemo = demo.some((file) => !/\.test\.tsx?$/.test(file));
  return {
    vitest: [
      ...new Set([
        ...modules,
        ...(files.some((file) => file.startsWith('testing/demo/')) ? [OF_DEMO_PAGE] : []),
        ...(files.some(isReadAsText) ? [READER] : []),
      ]),
    ],
    demo,
    elements: files.some((file) => file.startsWith('tests/elements/')),
    e2e: [...new Set([...specsOf(files, sources), ...(ofDemo ? [OF_DEMO] : [])])],
  };
}
