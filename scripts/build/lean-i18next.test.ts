import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { allLangs } from '../../src/core/i18n/lang';
import { at } from '../paths';
import { withoutUnused } from './lean-i18next';

const file = join(
  dirname(createRequire(import.meta.url).resolve('i18next/package.json')),
  'dist/esm/i18next.js',
);
const whole = readFileSync(file, 'utf8');

async function load(code: string) {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return ((await import(/* @vite-ignore */ url)) as { createInstance: typeof createInstance }).createInstance;
}

/** The answers of i18next to all calls that the shell makes. */
async function answers(code: string): Promise<unknown[]> {
  const i18next = (await load(code))();
  void i18next.init({
    lng: 'en',
    fallbackLng: false,
    supportedLngs: ['zh-CN', 'en'],
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: ['shell', 'server'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        shell: {
          'a.b': 'Plain',
          c: 'Hello {{ name }}',
          n_one: '{{count}} thing',
          n_other: '{{count}} things',
        },
      },
    },
  });
  const t = (key: string, values?: object) =>
    i18next.t(key, { ...values, lng: i18next.language, ns: 'shell' });
  const asked = () => [
    t('a.b'),
    t('c', { name: '<b>$t(a.b)' }),
    t('c'),
    t('n', { count: 1 }),
    t('n', { count: 2 }),
    t('none'),
    i18next.getResource(i18next.language, 'server', 'menu.x'),
  ];
  const before = asked();
  i18next.addResourceBundle('en', 'server', { 'menu.x': 'X' }, true, true);
  i18next.addResourceBundle('zh-CN', 'shell', { 'a.b': '甲', n_other: '{{count}} 个' });
  const after = asked();
  void i18next.changeLanguage('zh-CN');
  return [before, after, asked()];
}

describe('i18next without what is never reached', () => {
  it('answers like the whole', async () => {
    const warn = vi.spyOn(console, 'warn');
    const lean = await answers(withoutUnused(whole));
    expect(lean).toEqual(await answers(whole));
    expect(lean[0]).toEqual([
      'Plain',
      'Hello <b>$t(a.b)',
      'Hello {{ name }}',
      '1 thing',
      '2 things',
      'none',
      undefined,
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is a quarter less, and refuses another i18next', () => {
    expect(withoutUnused(whole).length).toBeLessThan(whole.length * 0.8);
    expect(() => withoutUnused(whole.replace('class Connector', 'class Loader'))).toThrow('Connector');
    expect(() => withoutUnused(whole.replace('  hydrate(', '  revive('))).toThrow('hydrate');
  });

  it.each(allLangs())('lacks nothing that a text of %s uses', (lang) => {
    const texts = Object.values(
      JSON.parse(readFileSync(at(`locales/${lang}.json`), 'utf8')) as Record<string, string>,
    );
    expect(texts.filter((text) => text.includes('$t(') || /\{\{[^}]*,/.test(text))).toEqual([]);
  });
});
