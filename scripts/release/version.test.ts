import { describe, expect, it } from 'vitest';
import type { Group } from './changelog';
import { leastStep, nextVersion } from './version';

describe('the least step', () => {
  it.each<[Group[], string, string]>([
    [['Fixed'], '1.2.3', 'patch'],
    [['Added', 'Fixed'], '1.2.3', 'minor'],
    [['Changed'], '1.2.3', 'minor'],
    [['Deprecated'], '1.2.3', 'minor'],
    [['Breaking', 'Added'], '1.2.3', 'major'],
    [['Removed'], '1.2.3', 'major'],
    [['Added'], '0.2.3', 'patch'],
    [['Breaking'], '0.2.3', 'minor'],
    [['Removed'], '0.2.3', 'minor'],
  ])('of %j after %s is %s', (groups, last, step) => {
    expect(leastStep(groups, last)).toBe(step);
  });
});

describe('the next version', () => {
  it.each<[string, string | null, Group[], string]>([
    ['patch', '1.2.3', ['Fixed'], '1.2.4'],
    ['minor', '1.2.3', ['Added'], '1.3.0'],
    ['major', '1.2.3', ['Breaking'], '2.0.0'],
    ['major', '1.2.3', ['Fixed'], '2.0.0'],
    ['1.10.0', '1.9.12', ['Added'], '1.10.0'],
    ['minor', null, ['Breaking', 'Added'], '0.1.0'],
    ['0.1.0', null, ['Added'], '0.1.0'],
    ['1.0.0', '0.9.0', ['Breaking'], '1.0.0'],
  ])('%s after %s with %j is %s', (asked, last, groups, version) => {
    expect(nextVersion(asked, last, groups)).toBe(version);
  });

  it.each<[string, string | null, Group[], string]>([
    [
      'patch',
      '1.2.3',
      ['Breaking', 'Fixed'],
      '1.2.4 is a patch version, but the entries under Breaking, Fixed ask for 2.0.0',
    ],
    ['1.3.0', '1.2.3', ['Removed'], 'ask for 2.0.0 at least'],
    ['patch', '1.2.3', ['Added'], 'ask for 1.3.0 at least'],
    ['patch', '0.2.3', ['Breaking'], 'ask for 0.3.0 at least'],
    ['1.2.3', '1.2.3', ['Fixed'], '1.2.3 is not newer than 1.2.3'],
    ['1.2.2', '1.2.3', ['Fixed'], 'is not newer'],
    ['0.9.9', '1.2.3', ['Fixed'], 'is not newer'],
    ['patch', '1.2.3', [], 'nothing unreleased'],
    ['v1.3', '1.2.3', ['Added'], '"v1.3" is neither a version such as 1.2.3 nor major, minor, patch'],
    ['1.03.0', '1.2.3', ['Added'], 'is neither a version'],
  ])('%s after %s with %j is refused', (asked, last, groups, message) => {
    expect(() => nextVersion(asked, last, groups)).toThrow(message);
  });
});
