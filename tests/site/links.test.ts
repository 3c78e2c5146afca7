import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docFiles } from '../../site/build/documents';
import { languages } from '../../site/build/languages';
import { addresses, folder, markupOf } from './support/open-site';

const known = new Map<string, Set<string | undefined>>();

/** The anchors of a page. */
function idsOf(address: string): Set<string | undefined> {
  const ids =
    known.get(address) ?? new Set([...markupOf(address).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  known.set(address, ids);
  return ids;
}

describe('the pages', () => {
  it('have no link that leads nowhere', () => {
    const broken = addresses().flatMap((address) => {
      const markup = markupOf(address);
      const links = [...markup.matchAll(/\s(?:href|src|data-frame)="([^"]*)"/g)].map(([, link = '']) => link);
      return links
        .filter((link) => !/^(https?|mailto|data):/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target = join(folder, address, decodeURIComponent(path));
          if (!existsSync(target)) return true;
          const isFolder = statSync(target).isDirectory();
          // A server shows nothing of a folder without a page.
          if (isFolder && !existsSync(join(target, 'index.html'))) return true;
          if (!anchor) return false;
          const page = isFolder ? target.slice(folder.length + 1) : undefined;
          return page !== undefined && !idsOf(page).has(decodeURIComponent(anchor));
        })
        .map((link) => `${address}: ${link}`);
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  it.each(languages)('in %s are a page for each document, by listing', (lang) => {
    const missing = docFiles()
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.replace(/^docs\/|\.md$/g, ''))
      .filter(
        (name) => !addresses().some((address) => address.startsWith(lang) && address.endsWith(`/${name}/`)),
      );
    expect(missing).toEqual([]);
  });

  it('are the same in both languages', () => {
    const of = (lang: string) =>
      addresses()
        .filter((address) => address.startsWith(`${lang}/`))
        .map((address) => address.slice(lang.length));
    expect(of('en')).toEqual(of('zh-CN'));
  });

  it('load nothing from elsewhere', () => {
    const foreign = addresses().flatMap((address) =>
      [
        ...markupOf(address).matchAll(
          /<(?:script|link|img|iframe)[^>]*(?:href|src)="(https?:[^"]*)"|@import[^;]*/g,
        ),
      ].map(([, url]) => `${address}: ${url}`),
    );
    expect(foreign).toEqual([]);
  });
});
