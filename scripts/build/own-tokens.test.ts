import { expect, test } from 'vitest';
import { publicTokens } from '../../src/ui/public-tokens';
import { ownTokens } from './own-tokens';

test('a sheet uses tokens by the names of the roots, and leaves other properties alone', () => {
  const css =
    '.a { color: var(--oms-color-text); --oms-color-ring: var(--oms-color-primary-soft); gap: var(--oms-space-1) }';
  expect(ownTokens(css, false)).toBe(
    '.a { color: var(--o-color-text); --o-color-ring: var(--o-color-primary-soft); gap: var(--oms-space-1) }',
  );
});

test('the defaults ask for what a host has set', () => {
  const css = ':host { --oms-radius: 6px; --oms-color-ring: var(--oms-color-primary); --oms-row: 40px; }';
  expect(ownTokens(css, true)).toBe(
    ':host { --o-radius: var(--oms-radius, 6px); --o-color-ring: var(--oms-color-ring, var(--o-color-primary)); --oms-row: 40px; }',
  );
});

test('the pages of a console’s host have each token by its public name', () => {
  const css = ownTokens(
    ':root { --oms-radius: 6px; --oms-color-text: red; } @media x { :root { --oms-radius: 7px; } }',
    true,
  );
  expect(publicTokens(css)).toBe(
    ':where(body){--oms-radius:var(--o-radius);--oms-color-text:var(--o-color-text)}',
  );
});
