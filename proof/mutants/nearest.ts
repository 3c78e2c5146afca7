import { dirname, relative } from 'node:path';

/** Tests of what stands in sources and documents: their reason to be red would be the text, not what it does. */
const TEXTUAL =
  /^tests\/contract\/(console-pages|css|docs|elements|events|exports|icons|later-files|lazy-imports|links|locales|lockfile|logical-styles|placeholders|platform|ports|readme|rings|typings)\./;

/** Folders between a source and a test, there and back. */
const distance = (file: string, test: string): number =>
  relative(dirname(file), dirname(test)).split('/').filter(Boolean).length;

/** The tests that judge what a file does, those of its own folder first: as a rule one of these fails. */
export const nearestFirst = (file: string, tests: readonly string[]): string[] => {
  const named = file.replace(/\.tsx?$/, '.test.');
  return tests
    .filter((test) => !TEXTUAL.test(test))
    .sort(
      (a, b) =>
        Number(b.startsWith(named)) - Number(a.startsWith(named)) ||
        distance(file, a) - distance(file, b) ||
        a.localeCompare(b),
    );
};

/** Folders that say where a file is, and nothing of its subject. */
const PLACES = ['src', 'core', 'domain', 'react', 'ui', 'features', 'elements', 'demo', 'tests', 'stage'];

/** Whether a folder with a test has the name of one with the file: src/domain/search and tests/stage/search. */
export const isOfSubject = (file: string, test: string): boolean => {
  const names = dirname(file)
    .split('/')
    .filter((name) => !PLACES.includes(name));
  return (
    dirname(file) === dirname(test) ||
    dirname(test)
      .split('/')
      .some((name) => names.includes(name))
  );
};
