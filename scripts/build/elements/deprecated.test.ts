import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { docstringsOf } from '../../docs/docstrings';
import { customElementsManifest } from './custom-elements-manifest';
import { describeElements, type ElementDescription } from './describe';
import { readDocComments } from './doc-comments';
import { htmlData } from './html-data';
import { webTypes } from './web-types';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-shell-deprecated-'));
  file = join(folder, 'declared.ts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const COMMENT = `/**
   * How wide it is.
   * @deprecated use \`size\`
   */`;

describe('what is @deprecated', () => {
  it('says so first, with what takes its place, in a declaration of an element', () => {
    writeFileSync(
      file,
      `export const declaration = {\n  ${COMMENT}\n  width: {},\n  /** How large. */\n  size: {},\n};`,
    );
    const { members } = readDocComments(file, 'declaration');
    expect(members.get('width')).toMatchObject({
      text: 'Deprecated: use `size`. How wide it is.',
      deprecated: 'use `size`',
    });
    expect(members.get('size')).toMatchObject({ text: 'How large.', deprecated: undefined });
  });

  it('and in a type, as of the configuration and of events', () => {
    writeFileSync(file, `export interface Map {\n  ${COMMENT}\n  width: number;\n}`);
    expect(docstringsOf(file, 'Map')[0]?.words).toBe('Deprecated: use `size`. How wide it is');
  });

  it('is marked in the manifest and in the data for editors', () => {
    const [first] = describeElements();
    const deprecated = 'use another';
    const element = {
      ...first,
      attributes: [
        { ...first?.attributes[0], name: 'width', text: 'Deprecated: use another. Wide.', deprecated },
      ],
      methods: [{ name: 'grow', parameters: [], text: '', deprecated }],
      events: [{ name: 'oms-grown', text: '', deprecated }],
    } as unknown as ElementDescription;

    const [module] = customElementsManifest([element]).modules;
    const declaration = module?.declarations?.[0] as unknown as Record<string, { name: string }[]>;
    const marked = (kind: string, name: string) => declaration[kind]?.find((one) => one.name === name);
    expect(marked('attributes', 'width')).toMatchObject({ deprecated });
    expect(marked('members', 'grow')).toMatchObject({ deprecated });
    expect(marked('events', 'oms-grown')).toMatchObject({ deprecated });

    expect(JSON.stringify(webTypes([element], '1.0.0'))).toContain('"deprecated":"use another"');
    expect(htmlData([element]).tags[0]?.attributes[0]?.description).toMatch(/^Deprecated: use another\./);
  });

  it('leaves the rest unmarked', () => {
    expect(JSON.stringify(customElementsManifest(describeElements()))).not.toContain('deprecated');
  });
});
