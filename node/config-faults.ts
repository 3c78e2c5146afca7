import { readConfig } from '../src/core/config/read';
import { tokenProblems } from '../src/core/config/token-problems';

/** What cannot be used of a configuration: a sentence for each value. */
export function faultsOf(config: object): string[] {
  const { config: read, problems } = readConfig([config], null);
  const sentences = problems.map(
    ({ key, value, allowed }) => `"${key}" cannot be ${JSON.stringify(value)}; allowed: ${allowed}.`,
  );
  return [...sentences, ...tokenProblems(read.tokens)];
}
