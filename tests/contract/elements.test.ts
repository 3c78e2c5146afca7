import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, undrawn } from '../../elements/paint/frame/drawn-attributes';
import { editorData } from '../../scripts/build/elements/editor-data';
import { inCore } from '../../scripts/build/entries';
import { describeCommonAttributes, describeElements } from '../../scripts/describe/elements';
import { staleFiles } from '../../scripts/generate';
import { TOKENS } from '../../src/core/config/tokens';
import { tagsOfPictures } from '../../src/page/picture/tags';
import { at } from '../../tools/paths';
import { foldersIn, read, sourcesIn } from './support/files';

const elements = describeElements();
const components = [...sourcesIn('src'), ...sourcesIn('elements')].filter((file) => file.endsWith('.tsx'));

/** The first group of every match in the components. */
function namesIn(pattern: RegExp): string[] {
  const names = components.flatMap((file) =>
    [...read(file).matchAll(pattern)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].sort();
}

function declared(of: (one: (typeof elements)[number]) => readonly string[]): string[] {
  return [...new Set(elements.flatMap(of))].sort();
}

describe('the declarations of the elements', () => {
  it('are all in elements/list.ts, one for each folder with an element', () => {
    const folders = foldersIn('elements').filter((folder) =>
      ['declaration.ts', 'element.tsx'].some((file) => existsSync(at('elements', folder, file))),
    );
    expect(elements.map(({ folder }) => folder).sort()).toEqual(folders.sort());
    const files = folders.map((folder) => `elements/${folder}/element.tsx`);
    expect(files.filter((file) => !existsSync(at(file)))).toEqual([]);
  });

  it('are in the core where their definition is a file of its own', () => {
    const rows = [...read('elements/core-part.ts').matchAll(/'oms-([\w-]+)': define/g)].map(([, tag]) => tag);
    expect(rows.sort()).toEqual([...inCore].sort());
  });

  it('describe every element, attribute, method and event', () => {
    const silent = [
      ...describeCommonAttributes().map((one) => [`common ${one.name}`, one.text]),
      ...elements.flatMap(({ tag, text, attributes, methods, events }) => [
        [tag, text],
        ...[...attributes, ...methods, ...events].map((one) => [`${tag} ${one.name}`, one.text]),
      ]),
    ].filter(([, text]) => !text);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('name the parts and slots that the components have', () => {
    expect(declared(({ markup }) => Object.keys(markup.parts ?? {}))).toEqual(namesIn(/\bpart="([\w-]+)"/g));
    expect(declared(({ markup }) => Object.keys(markup.slots ?? {}))).toEqual(
      namesIn(/<(?:slot|HostSlot) name="([\w-]+)"/g),
    );
  });

  it('have no attribute of which the first picture of a page does not know whether it shows it', () => {
    const attributes = elements
      .filter(({ tag }) => (tagsOfPictures as readonly string[]).includes(tag))
      .flatMap((one) => one.attributes);
    const names = [...describeCommonAttributes(), ...attributes].map(({ name }) => name);
    expect([...drawn, ...Object.keys(undrawn)].sort()).toEqual([...new Set(names)].sort());
  });

  it('name custom properties that the style sheets have', () => {
    const tokens = read('src/ui/tokens.css');
    const names = [
      ...Object.values(TOKENS).flatMap((group) => group.map((name) => `--oms-${name}`)),
      ...declared(({ markup }) => Object.keys(markup.customProperties ?? {})),
    ];
    expect(names.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });

  it('refer to sections of docs/behaviour.md', () => {
    const titles = read('docs/behaviour.md').match(/^#+ .*$/gm) ?? [];
    const known = titles.map((title) => title.replace(/^#+ /, ''));
    expect(elements.map(({ markup }) => markup.behaviour).filter((title) => !known.includes(title))).toEqual(
      [],
    );
  });

  it('are what the committed files were made from; else run `npm run generate`', async () => {
    expect(await staleFiles()).toEqual([]);
  });
});

describe('the data for editors', () => {
  it.each(Object.entries(editorData()))('is in %s, as declared', (file, content) => {
    expect(JSON.parse(readFileSync(at(file), 'utf8'))).toEqual(JSON.parse(JSON.stringify(content)));
  });

  it('says of an element all that a host can use', () => {
    const { modules } = editorData()['dist/custom-elements.json'];
    const declarations = modules.flatMap((module) => module.declarations ?? []);
    expect(declarations.find(({ name }) => name === 'OmsNoticeCenter')).toMatchObject({
      tagName: 'oms-notice-center',
      attributes: expect.arrayContaining([
        expect.objectContaining({ name: 'tab', fieldName: 'tab', type: { text: '1 | 2 | 3 | 4' } }),
        expect.objectContaining({ name: 'placement', default: 'bottom-end' }),
        expect.objectContaining({ name: 'theme' }),
      ]),
      members: expect.arrayContaining([
        expect.objectContaining({
          kind: 'method',
          name: 'show',
          parameters: [{ name: 'tab', type: { text: 'number' }, optional: true }],
        }),
      ]),
      cssParts: expect.arrayContaining([expect.objectContaining({ name: 'badge' })]),
      events: expect.arrayContaining([
        expect.objectContaining({ name: 'oms-unread', type: { text: "OmsEvent<'oms-unread'>" } }),
      ]),
    });
  });

  it('does not weigh on pages: no script of the CDN build has a description', () => {
    const texts = elements.flatMap(({ text, attributes, methods, markup }) => [
      text,
      ...[...attributes, ...methods].map((one) => one.text),
      ...Object.values(markup.slots ?? {}),
      ...Object.values(markup.parts ?? {}).filter((part) => part.includes(' ')),
    ]);
    const scripts = readdirSync(at('dist/cdn'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const code = scripts.map((file) => readFileSync(at('dist/cdn', file), 'utf8')).join('\n');
    expect(code).toContain('oms-topnav');
    expect(texts.filter((text) => code.includes(text))).toEqual([]);
  });
});
