/** A code block under a comment that names it: `<!-- file: tests/a.test.ts -->`. */
const FILE = /<!-- file: (\S+) -->\n```\w+\n([\s\S]*?\n)```/g;

/** The files that a document shows, by name. */
export const filesIn = (document: string): ReadonlyMap<string, string> =>
  new Map([...document.matchAll(FILE)].map(([, name = '', code = '']) => [name, code]));
