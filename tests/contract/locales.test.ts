import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { earlyParts } from '../../scripts/build/entries';
import { usedKeys } from '../../scripts/build/used-texts';
import { at } from '../../scripts/paths';
import { allIn, codeOf, read, sourcesIn } from './support/files';

type Texts = Record<string, string>;

const load = (file: string): Texts => JSON.parse(read(file)) as Texts;

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\d+>/g))].sort();

/** Every folder with the two languages: the package's and those of the demo's hosts. */
const folders = [
  'locales',
  ...allIn('demo')
    .filter((file) => file.endsWith('/en.json'))
    .map((file) => file.slice(0, -8)),
].filter((folder) => existsSync(at(folder, 'zh-CN.json')));

describe.each(folders)('%s', (folder) => {
  const en = load(`${folder}/en.json`);
  const zh = load(`${folder}/zh-CN.json`);

  it('has the same keys in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  it('has a text for every key', () => {
    const empty = [en, zh].flatMap((texts) => Object.entries(texts)).filter(([, text]) => !`${text}`.trim());
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  it('has the same placeholders in both languages', () => {
    const differing = Object.keys(en).filter(
      (key) => placeholders(en[key] ?? '').join() !== placeholders(zh[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});

describe('the package’s texts', () => {
  /** Texts that the specification gives word by word (spec 5, 8). */
  const GIVEN = ['search.short', 'favourites.saved'];
  const chinese = Object.entries(load('locales/zh-CN.json')).filter(([key]) => !GIVEN.includes(key));
  const breaking = (rule: RegExp) => chinese.filter(([, text]) => rule.test(text)).map(([key]) => key);

  it('is Chinese of one kind: polite, with its own punctuation, and a blank between the scripts', () => {
    expect(breaking(/你/)).toEqual([]);
    expect(breaking(/[一-鿿][,;:!?]|[,;:!?][一-鿿]|[一-鿿]\./)).toEqual([]);
    expect(breaking(/[一-鿿][A-Za-z0-9]|[A-Za-z0-9%][一-鿿]/)).toEqual([]);
  });

  it('has a full stop in Chinese where there are several sentences, and none behind one alone', () => {
    expect(breaking(/^[^。]*。$|。.*[^。！？：…]$/)).toEqual([]);
  });

  const keys = Object.keys(load('locales/en.json'));
  const code = [...sourcesIn('src'), ...sourcesIn('elements')].map((file) => codeOf(file)).join('\n');
  const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

  it('has no key that the code does not use', () => {
    const used = new Set(usedKeys(keys, code));
    const unused = keys.filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });

  it('has every key that the code asks for', () => {
    const known = new Set(keys.flatMap((key) => [key, plain(key)]));
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('comes with the first ones for every part that is shown without anybody’s asking', () => {
    const early = [...code.matchAll(/\{ early: true \}/g)];
    expect(early).toHaveLength(earlyParts.length);
    for (const part of earlyParts) {
      expect(code).toContain(
        `import('./${part
          .split('/')
          .pop()
          ?.replace(/\.tsx$/, '')}')`,
      );
    }
  });
});
