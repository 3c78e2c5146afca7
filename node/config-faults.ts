import { readConfig } from '../src/core/config/read';
import { tokenProblems } from '../src/core/config/token-problems';
import { sentenceOf } from '../src/core/shape/words';

/** What cannot be used of a configuration: a sentence for each value. */
export function faultsOf(config: object): string[] {
  const { config: read, problems } = readConfig([config], null);
  return [...problems.map((problem) => sentenceOf(problem)), ...tokenProblems(read.tokens)];
}
