import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../scripts/paths';

/**
 * The feedback button rests at the edge of the window to which a person moved it, and pictures have their left side at the left: that is so in
 * every language.
 */
const PHYSICAL = ['src/features/feedback/feedback.css', 'src/features/feedback/marker/marker.css'];

/** Declarations that name the left or the right, such as `margin-left` or `padding: 0 8px 0 20px`. */
function sided(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[\w-]+:\s*[^;{}]+;/g) ?? [];
  return declarations.filter((declaration) => {
    const [property = '', value = ''] = declaration.slice(0, -1).split(/:\s*/, 2);
    if (/^(left|right)$|-(left|right)(-|$)/.test(property)) return true;
    if (/^(text-align|float|clear)$/.test(property)) return /\b(left|right)\b/.test(value);
    if (!/^(margin|padding|inset)$/.test(property)) return false;
    const [, right, , left] = value.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? [];
    return left !== undefined && left !== right;
  });
}

describe('the style sheets', () => {
  const files = ['src', 'elements', 'demo/console'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );

  it('name start and end of a line, so that a language written from right to left is mirrored', () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files
      .filter((file) => !PHYSICAL.includes(file))
      .flatMap((file) => sided(readFileSync(at(file), 'utf8')).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });
});
