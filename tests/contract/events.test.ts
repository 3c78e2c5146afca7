import { expect, it } from 'vitest';
import { docstringsOf } from '../../scripts/describe/docstrings';
import { codeOf, read, sourcesIn } from './support/files';

it('emits every event that is declared', () => {
  const code = [...sourcesIn('src'), ...sourcesIn('elements')]
    .filter((file) => /\b(?:emit|dispatch)\(/.test(read(file)))
    .map(codeOf)
    .join('\n');
  const emitted = new Set(
    [...code.matchAll(/\b(?:emit\(|dispatch\([^,]+,)\s*'(oms-[\w-]+)'/g)].map(([, name]) => name),
  );
  const declared = docstringsOf('src/core/events/types.ts', 'OmsEventMap').map(({ name }) => name);
  expect(declared.filter((name) => !emitted.has(name))).toEqual([]);
});
