import { expect, it } from 'vitest';
import { readRefusals } from './read-refusals';

const refused = (effectiveDirective: string, blockedURI: string, originalPolicy = '', sample = '') => ({
  ...{ effectiveDirective, blockedURI, originalPolicy, sample },
});

it('names each address once, without what its query says of a person', () => {
  const events = ['?user=7', '#top', ''].map((end) =>
    refused('connect-src', `https://uc.test/api${end}`, 'connect-src x'),
  );
  expect(readRefusals(events)).toEqual([
    { directive: 'connect-src', refused: 'https://uc.test/api', add: 'connect-src https://uc.test' },
  ]);
});

it('adds to the directive that the policy names', () => {
  const added = (policy: string) =>
    readRefusals([refused('script-src-elem', 'https://cdn.test/x.js', policy)]);
  expect(added("script-src 'self'")[0]?.add).toBe('script-src https://cdn.test');
  expect(added("script-src-elem 'self'")[0]?.add).toBe('script-src-elem https://cdn.test');
});

it('knows what has no address', () => {
  const add = (...[uri, sample]: [string, string?]) =>
    readRefusals([refused('img-src', uri, 'img-src x', sample)])[0]?.add;
  expect(add('data')).toBe('img-src data:');
  expect(add('inline')).toBe('');
  expect(add('trusted-types-policy', 'oms-shell')).toBe('img-src oms-shell');
});
