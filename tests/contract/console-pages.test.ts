import { expect, it } from 'vitest';
import { codeOf, sourcesIn } from './support/files';

it('gives the document a title on every page of the console', () => {
  expect(sourcesIn('src/console/pages').filter((file) => !codeOf(file).includes('<PageTitle'))).toEqual([]);
});
