import { describe, expect, it } from 'vitest';
import { allIn, codeOf, read, sourcesIn } from './support/files';

const styles = [...allIn('src'), ...allIn('elements')].filter((file) => file.endsWith('.css'));
const css = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '');

/** `file: match` of every match. */
function matches(pattern: RegExp): string[] {
  return styles.flatMap((file) =>
    (css(file).match(pattern) ?? []).map((match) => `${file}: ${match.trim()}`),
  );
}

describe('the style sheets', () => {
  it('measures in px: legacy pages set the root font to 62.5 %', () => {
    expect(matches(/(?<![\w#.-])-?\d*\.?\d+r?em\b/g)).toEqual([]);
  });

  it('joins no z-index contest: overlays use the top layer', () => {
    const high = matches(/z-index:\s*-?\d+/g).filter(
      (match) => Math.abs(Number(/-?\d+$/.exec(match)?.[0])) > 9,
    );
    expect(high).toEqual([]);
  });

  it('fetches nothing: a strict policy would refuse it', () => {
    expect(matches(/@import\b[^;]*|url\(\s*['"]?(?!#)[^)]*\)/g)).toEqual([]);
  });

  it('names its classes oms-', () => {
    expect(matches(/\.(?!oms-)[a-zA-Z_][\w-]*(?=[^;{}]*\{)/g)).toEqual([]);
  });

  it('is given by sheets, not by style attributes', () => {
    const users = [...sourcesIn('src'), ...sourcesIn('elements')].filter((file) =>
      /\sstyle=\{/.test(codeOf(file)),
    );
    expect(users).toEqual([]);
  });
});
