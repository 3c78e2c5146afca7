import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inCore, panels } from '../../scripts/build/entries';
import { at } from '../../tools/paths';

const { files, parts } = JSON.parse(readFileSync(at('dist/cdn/manifest.json'), 'utf8')) as {
  files: string[];
  parts: Record<string, number[]>;
};
const filesOf = (part: string) => (parts[part] ?? []).map((index) => files[index]?.split('-')[0]);

// Evaluated, it would register an element that the page has not asked for.
const withPanels = inCore.filter((tag) => Object.values(panels).some(({ of }) => of.includes(tag)));

test.each(withPanels.map((tag) => `oms-${tag}`))(
  'what the first presses on %s open brings no other element',
  (tag) => {
    const later = filesOf(`later-${tag}`);
    expect(later).toContain('panels');
    expect(later).not.toContain('topnav');
    expect(later).not.toContain('feedback');
  },
);
