import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorOf } from '../../site/build/anchors';
import * as KEYS from '../../src/page/storage-keys/keys';
import { at } from '../../tools/paths';
import { allIn, read } from './support/files';

const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'demo/README.md',
  'site/README.md',
  ...allIn('docs').filter((file) => file.endsWith('.md')),
];

const anchorsOf = (file: string) =>
  new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

describe('the documents', () => {
  it('name files and folders that exist', () => {
    const missing = docs.flatMap((file) =>
      [
        ...read(file).matchAll(
          /`((?:src|elements|testing|contract|node|tools|tests|scripts|demo|proof|site|locales|docs)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(at(path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('name files without their folder, and code, that exist: docs/architecture.md', () => {
    const around = ['testing', 'contract', 'node', 'tools', 'site', 'scripts', 'lint', 'tests', 'demo'];
    const folders = ['src', 'elements', 'locales', ...around];
    const files = folders.flatMap(allIn);
    const code = files
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map(read)
      .join('\n');
    const words = new Set(code.match(/[$\w]+/g));
    // Of the list of hooks that are not used.
    const text = read('docs/architecture.md').replace(/^- .*$/gm, '');
    const missing = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !/[<{@]/.test(name))
      .filter((name) =>
        /^[\w./-]+\.tsx?$|^[\w-]+\/[\w./-]+$/.test(name)
          ? !files.some((file) => `/${file}/`.includes(`/${name.replace(/\/$/, '')}/`)) &&
            !folders.some((folder) => existsSync(at(folder, name)))
          : (name.match(/[$\w]{2,}/g) ?? []).some((word) => !words.has(word)),
      );
    expect(missing).toEqual([]);
  });

  it('have the headings that comments and other documents refer to', () => {
    const sources = ['src', 'elements', 'contract', 'node', 'demo', 'scripts', 'tests'].flatMap((folder) =>
      allIn(folder).filter((file) => /\.(tsx?|m?js|css)$/.test(file)),
    );
    const anchors = new Map(docs.map((file) => [file, anchorsOf(file)]));
    const missing = [...sources, ...docs].flatMap((file) =>
      [...read(file).matchAll(/\b((?:demo\/)?[\w-]+)\.md#([\w-]+)/g)]
        .filter(([, name = '', anchor = '']) =>
          [`docs/${name}.md`, `${name}.md`].some((document) => anchors.get(document)?.has(anchor) === false),
        )
        .map(([reference]) => `${file}: ${reference}`),
    );
    const inside = docs.flatMap((file) =>
      [...read(file).matchAll(/\]\(#([^)\s]+)\)/g)]
        .filter(([, anchor = '']) => !anchors.get(file)?.has(anchor))
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect([...missing, ...inside]).toEqual([]);
  });

  it('tell of each key that the shell keeps, and whether a switch of the organisation keeps it, too', () => {
    const [, storage = ''] = /\n## Storage\n(.*?)\n## /s.exec(read('docs/behaviour.md')) ?? [];
    const isTold = (key: string) => {
      const name = key.slice(KEYS.PREFIX.length).replace('.', '\\.');
      const star = KEYS.KEPT_AT_SWITCH.includes(key) ? ' \\*' : '(?! \\*)';
      return new RegExp(`\`${name}(?:<[^\`]*)?\`${star}`).test(storage);
    };
    const keys = Object.values(KEYS).filter((key) => typeof key === 'string' && key !== KEYS.PREFIX);
    expect(keys.filter((key) => !isTold(key as string))).toEqual([]);
  });
});
