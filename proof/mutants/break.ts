/** A change of one line of the product, from which somebody suffers: a test has to turn red by it. */
export interface Break {
  /** Words with hyphens, unique in the list: what goes wrong. */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Found exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** One sentence: what goes wrong for whom. */
  readonly harm: string;
  /** Test files in the place of the related ones, where those are too many to run. */
  readonly tests?: readonly string[];
}

/** @throws Error that names the break where `find` is not found exactly once, or changes nothing */
export function applied({ name, file, find, replace }: Break, text: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${name} is stale: its text stands ${times} times in ${file}, not once`);
  if (find === replace) throw new Error(`${name} changes nothing in ${file}`);
  // A function: in a text `$&` would have a meaning.
  return text.replace(find, () => replace);
}

/** What is wrong with a list: names that are taken, texts that are stale. */
export function faultsOf(breaks: readonly Break[], read: (file: string) => string): string[] {
  const seen = new Set<string>();
  const isThere = (file: string): boolean => {
    try {
      return read(file) !== '';
    } catch {
      return false;
    }
  };
  return breaks.flatMap((one) => {
    const taken = seen.has(one.name) ? [`${one.name} is there twice`] : [];
    seen.add(one.name);
    const gone = (one.tests ?? [])
      .filter((test) => !isThere(test))
      .map((test) => `${one.name} names ${test}, which is gone`);
    taken.push(...gone);
    try {
      applied(one, read(one.file));
      return taken;
    } catch (error) {
      return [...taken, error instanceof Error ? error.message : String(error)];
    }
  });
}

/**
 * The breaks that the command line names: by a number of the list, from 1, or by a part of the name or file; all by default.
 * @throws Error for a word that names none
 */
export function chosen(breaks: readonly Break[], words: readonly string[]): readonly Break[] {
  if (words.length === 0) return breaks;
  const wanted = new Set<Break>();
  for (const word of words) {
    const found = /^\d+$/.test(word)
      ? breaks.slice(Number(word) - 1, Number(word))
      : breaks.filter(({ name, file }) => name.includes(word) || file.includes(word));
    if (found.length === 0)
      throw new Error(`There is no break ${word}; \`npm run mutants -- --list\` has all.`);
    for (const one of found) wanted.add(one);
  }
  return breaks.filter((one) => wanted.has(one));
}
