import { describe, expect, it } from 'vitest';
import { codeOf, read, sourcesIn } from './support/files';

const sources = [...sourcesIn('src'), ...sourcesIn('elements')];
/** The code without comments counts; the text is asked first, since making the code of every file takes seconds. */
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(read(file)) && pattern.test(codeOf(file)));

describe('a link', () => {
  it('is announced by one function', () => {
    expect(filesWith(/emit\(\s*['"]oms-navigate['"]/)).toEqual(['src/domain/navigation/go-to.ts']);
  });

  it('is one component; the others download, open a dialog, jump within the page, or stand in for a part that stays away', () => {
    expect(filesWith(/<a[\s>]/)).toEqual([
      'src/console/layout/HomeLayout.tsx',
      'src/features/announcements/AttachmentLink.tsx',
      'src/features/files/FileLink.tsx',
      'src/react/ShellLink.tsx',
      'src/ui/button/DownloadLink.tsx',
      'src/ui/feed/FeedRow.tsx',
      'src/ui/lazy/PlainLinks.tsx',
    ]);
  });
});

describe("paths of the console's pages", () => {
  const home = 'src/core/config/console-paths.ts';
  /** Parts of addresses, which a deployment may configure. */
  const defaults = 'src/core/config/defaults.ts';

  it('are literals in one file', () => {
    expect(filesWith(/['"`}]\/(home|login)(?![\w-])/)).toEqual([home, defaults]);
  });
});
