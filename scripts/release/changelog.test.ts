import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { lastReleased, notesOf, readChangelog, unreleasedOf, withRelease } from './changelog';

const TEXT = `# Changelog

What holds.

## Unreleased

The next one.

### Deprecated

### Added

- A thing,
  said in two lines.
- Another.

### Fixed

## 0.2.0 - 2026-02-01

### Fixed

- A fault.

## 0.1.0 - 2026-01-01

### Added

- Everything.
`;

describe('reading the changelog', () => {
  it('finds the entries of each version by their groups', () => {
    const versions = readChangelog(TEXT);
    expect(versions.map(({ name, date }) => [name, date])).toEqual([
      ['Unreleased', null],
      ['0.2.0', '2026-02-01'],
      ['0.1.0', '2026-01-01'],
    ]);
    expect(unreleasedOf(versions)?.groups.get('Added')).toEqual(['A thing,\nsaid in two lines.', 'Another.']);
    expect(lastReleased(versions)).toBe('0.2.0');
  });

  it('knows no last version before the first', () => {
    expect(lastReleased(readChangelog('## Unreleased\n\n### Added\n\n- All.\n'))).toBeNull();
  });

  it.each([
    ['## Unreleased\n\n### New\n\n- A.', 'line 3: "### New" is none of'],
    ['## 0.1.0\n', 'neither "## Unreleased" nor'],
    ['## Unreleased\n\n- A.', 'line 3: an entry stands in no group'],
    ['## Unreleased\n\n### Added\n\n- A.\n- A.', 'line 6: an entry stands there twice'],
    ['## Unreleased\n\n### Added\n\n- A.\n\n### Added\n', 'line 7: Added stands there twice'],
    ['## Unreleased\n\n### Added\n\n* A.', 'line 5: a line is neither'],
    ['## Unreleased\n\n## Unreleased\n', 'line 3: Unreleased stands there twice'],
  ])('names what does not fit in %j', (text, message) => {
    expect(() => readChangelog(text)).toThrow(message);
  });

  it("takes the repository's own", () => {
    expect(() => readChangelog(readFileSync(at('CHANGELOG.md'), 'utf8'))).not.toThrow();
  });
});

describe('a release in the changelog', () => {
  const released = withRelease(TEXT, '0.3.0', '2026-03-01');

  it('has what was unreleased under its version, without empty groups', () => {
    expect(notesOf(released, '0.3.0')).toBe(
      'The next one.\n\n### Added\n\n- A thing,\n  said in two lines.\n- Another.',
    );
    expect(released).toContain('## Unreleased\n\n## 0.3.0 - 2026-03-01\n\nThe next one.');
  });

  it('leaves nothing unreleased, and the older versions as they were', () => {
    expect(unreleasedOf(readChangelog(released))?.groups.size).toBe(0);
    expect(notesOf(released, '0.2.0')).toBe(notesOf(TEXT, '0.2.0'));
    expect(released.endsWith(TEXT.slice(TEXT.indexOf('## 0.2.0')))).toBe(true);
  });

  it('is the first one where there was none before', () => {
    const first = withRelease('# Changelog\n\n## Unreleased\n\n### Added\n\n- All.\n', '0.1.0', '2026-01-01');
    expect(first).toBe('# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n### Added\n\n- All.\n');
  });
});
