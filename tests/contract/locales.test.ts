import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forms } from '../../scripts/build/entries';
import { usedKeys } from '../../scripts/build/used-texts';
import { languageOf, ownLangs } from '../../src/core/i18n/lang';
import { openPack } from '../../src/core/i18n/pack';
import { loadTexts } from '../../src/core/i18n/texts';
import { DEFAULT_LANG } from '../../src/page/language/first-lang';
import { at } from '../../tools/paths';
import { fakePlatform } from '../support/fake-platform';
import { allIn, codeOf, read, sourcesIn } from './support/files';

type Texts = Record<string, string>;

const TABLE = 'src/core/i18n/languages.ts';

const load = (file: string): Texts => JSON.parse(read(file)) as Texts;

interface PackFile {
  readonly lang: string;
  readonly texts: Texts;
}

/** The language packs that the package brings (docs/languages.md). */
const packs = readdirSync(at('locales/packs')).map(
  (name) => [name, JSON.parse(read(`locales/packs/${name}`)) as PackFile] as const,
);

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\d+>/g))].sort();

/** Every folder with texts by language: the package's, those of the demo's hosts, that of the page of `oms-shell demo`. */
const folders = [
  'locales',
  ...[...allIn('demo'), ...allIn('testing/demo')]
    .filter((file) => file.endsWith('/en.json'))
    .map((file) => file.slice(0, -8)),
].filter((folder) => existsSync(at(folder, `${DEFAULT_LANG}.json`)));

const languagesOf = (folder: string): [file: string, texts: Texts][] => [
  ...readdirSync(at(folder))
    .filter((name) => name.endsWith('.json') && name !== 'en.json')
    .map((name): [string, Texts] => [name, load(`${folder}/${name}`)]),
  ...(folder === 'locales'
    ? packs.map(([name, { texts }]): [string, Texts] => [`packs/${name}`, texts])
    : []),
];

describe.each(folders)('%s', (folder) => {
  const en = load(`${folder}/en.json`);
  const others = languagesOf(folder);

  it.each(others)('has in %s the same keys as in English', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it.each([['en.json', en], ...others] as typeof others)('has in %s a text for every key', (_, texts) => {
    const empty = Object.entries(texts).filter(([, text]) => !`${text}`.trim());
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  it.each(others)('has in %s the same placeholders as in English', (_, texts) => {
    const differing = Object.keys(en).filter(
      (key) => placeholders(en[key] ?? '').join() !== placeholders(texts[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});

describe('the table of languages', () => {
  it.each(['locales', 'testing/demo/locales'])('has a row for every file of texts in %s', (folder) => {
    expect(ownLangs().sort()).toEqual(
      readdirSync(at(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace(/\.json$/, ''))
        .sort(),
    );
  });

  it('loads the texts of its own row', async () => {
    for (const lang of ownLangs())
      expect(await loadTexts(languageOf(lang))).toEqual(load(`locales/${lang}.json`));
    const later = [...read(TABLE).matchAll(/locales\/([\w-]+)\.json\?later/g)].map(([, lang]) => lang);
    expect(later).toEqual(ownLangs());
  });

  it('names each language, and writes its dates, in its own way', () => {
    const names = ownLangs().map((lang) => languageOf(lang).name);
    expect(new Set(names).size).toBe(names.length);
    const spoken = (tag: string) => new Intl.Locale(tag).language;
    expect(ownLangs().map((lang) => spoken(languageOf(lang).locale))).toEqual(ownLangs().map(spoken));
  });

  it('is the only place that tells one language from another', () => {
    const names = [...new Set(ownLangs().flatMap((lang) => [lang, lang.split('-')[0]]))].join('|');
    const value = `['"\`](?:${names})['"\`]`;
    const check = new RegExp(
      `[!=]==?\\s*${value}|${value}\\s*[!=]==?|case\\s+${value}|(?:startsWith|includes|endsWith)\\(${value}\\)|${value}\\s*:`,
    );
    const files = ['src', 'elements', 'contract', 'node', 'scripts', 'demo/console'].flatMap((folder) =>
      sourcesIn(folder),
    );
    const checking = files.filter((file) => file !== TABLE && check.test(codeOf(file)));
    expect(checking).toEqual([]);
  });
});

/** Texts that are given word by word (docs/behaviour.md#errors). */
const GIVEN = ['search.short', 'favourites.saved', 'download.methodMissing'];

/** The texts of a script of the ERP, which sets them on the window. */
const erp = (lang: string): Texts => {
  const page: { ErpTexts?: Record<string, Texts> } = {};
  new Function('window', read(`demo/erp/public/locales/${lang}.js`))(page);
  return page.ErpTexts?.[lang] ?? {};
};

const partner = (await import(at('demo/partner/public/texts.js'))) as { TEXTS: Record<string, Texts> };

/** Everything that a person reads of the package and of the demo's hosts, by its key. */
const textsIn = (lang: string): [key: string, text: string][] =>
  [...folders.map((folder) => load(`${folder}/${lang}.json`)), erp(lang), partner.TEXTS[lang] ?? {}].flatMap(
    (texts) => Object.entries(texts),
  );

describe('the texts of the package and of the demo’s hosts', () => {
  const chinese = textsIn('zh-CN').filter(([key]) => !GIVEN.includes(key));
  const english = textsIn('en');
  const breaking = (texts: typeof chinese, rule: RegExp) =>
    texts.filter(([, text]) => rule.test(text)).map(([key]) => key);

  it('is Chinese of one kind: polite, with its own punctuation, and a blank between the scripts', () => {
    expect(breaking(chinese, /你/)).toEqual([]);
    expect(breaking(chinese, /[一-鿿][,;:!?]|[,;:!?][一-鿿]|[一-鿿]\./)).toEqual([]);
    expect(breaking(chinese, /[一-鿿][A-Za-z0-9]|[A-Za-z0-9%][一-鿿]/)).toEqual([]);
    // Around a value `fillText` decides, by what the value is.
    expect(breaking(chinese, /[一-鿿] \{\{|\}\} [一-鿿]/)).toEqual([]);
  });

  it('has a full stop in Chinese where there are several sentences, and none behind one alone', () => {
    expect(breaking(chinese, /^[^。]*。$|。.*[^。！？：…]$/)).toEqual([]);
  });

  it('has no curly quotes in English, which fonts of the page draw as wide as Chinese ones', () => {
    expect(breaking(english, /[“”‘’]/)).toEqual([]);
  });

  it.each<[said: string, never: RegExp]>([
    ['Select', /\b[Cc]hoose all\b|\}\} chosen\b/],
    ['See all', /\b(Show|View) all\b/],
    ['could not be loaded', /\b(has|have) not loaded\b|\bdid not load\b/],
    ['in total', /\bin all\b/],
    ['no longer', /\bany more\b/],
    ['email', /\b[Mm]ails?\b/],
    ['新建', /^新增/],
    ['详情', /细节/],
    ['加载失败', /没有加载出来/],
    ['全选', /全部选择|选择全部|选择本页全部/],
    ['暂无', /^还没有/],
    ['配对', /匹配/],
    ['分仓策略', /分仓规则/],
    ['预占', /占用/],
    ['运单号', /跟踪号/],
    ['会显示在', /会出现在/],
  ])('says "%s" for one thing, and no other word', (_, never) => {
    expect(breaking([...english, ...chinese], never)).toEqual([]);
  });
});

describe('a pack of the package', () => {
  it.each(packs)('%s is read without a fault', async (name, pack) => {
    const fetch = async () => new Response(JSON.stringify(pack));
    const language = await openPack(pack.lang, `/${name}`, { ...fakePlatform(), fetch });
    await language.loadLater();
    expect(language.faults?.()).toBe('');
    expect(name).toBe(`${pack.lang}.json`);
    expect(Object.keys(pack.texts)).toEqual(Object.keys(load('locales/en.json')));
  });
});

describe('the German texts', () => {
  const german = Object.entries(packs.find(([name]) => name === 'de.json')?.[1].texts ?? {});

  it.each<[said: string, never: RegExp]>([
    ['Sie', /\b([Dd]u|[Dd]ein\w*|[Dd]ich)\b/],
    ['Auftrag', /\b[Oo]rders?\b/],
    ['Benachrichtigung', /\bNotiz|\bNotifikation/],
    ['Ankündigung', /\b(Mitteilung|Bekanntmachung)/],
    ['Benutzer', /\b(Nutzer|Anwender|User)\b/],
    ['Passwort', /Kennwort/],
    ['Organisation', /\b(Mandant|Unternehmen|Firma)\b/],
    ['Anmelden', /[Ee]inloggen|\bLogin\b/],
    ['Abmelden', /[Aa]usloggen|\bLogout\b/],
    ['Alle anzeigen', /\bAlle(s)? (ansehen|zeigen)\b/],
    ['Alle auswählen', /\bAlles? (markieren|wählen)\b(?!")/],
    ['E-Mail', /(?<!-)\b(Email|Mails?)\b/],
    ['konnte nicht geladen werden', /\b(wurde|wurden) nicht geladen\b/],
    ['nicht mehr', /\blänger nicht\b/],
    ['Herunterladen', /[Dd]ownload/],
    ['Hochladen', /[Uu]pload/],
    ['Telefon', /\b(Handy|Mobil)/],
    ['Lager', /Warehouse|Lagerhaus/],
  ])('say "%s" for one thing, and no other word', (_, never) => {
    expect(german.filter(([, text]) => never.test(text)).map(([key]) => key)).toEqual([]);
  });

  it('have no curly quotes, which fonts of the page draw as wide as Chinese ones, and no double blanks', () => {
    expect(german.filter(([, text]) => /[“”„‘’]| {2}/.test(text)).map(([key]) => key)).toEqual([]);
  });
});

describe('the package’s texts', () => {
  const english = load('locales/en.json');
  const keys = Object.keys(english);

  it('begins each English text with a capital, unless it stands behind other words', () => {
    /** Behind a name, a number or a comma, or in the middle of a sentence. */
    const CONTINUING =
      /^(service|password\.rule|upload)\.|^(keys\.then|mail\.sendAgain|menu\.newTab|login\.toHint|security\.(phoneChecked|smsHint)|table\.(valueMissing|viewChanged))$/;
    const small = keys.filter((key) => /^[a-z]/.test(english[key] ?? '') && !CONTINUING.test(key));
    expect(small).toEqual([]);
  });

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
    const early = [...code.matchAll(/\{ early: true\b/g)];
    expect(early).toHaveLength(Object.keys(forms).length);
    for (const part of Object.values(forms)) {
      const name = part
        .split('/')
        .pop()
        ?.replace(/\.tsx$/, '');
      expect(code).toMatch(new RegExp(`import\\('\\./(?:[\\w-]+/)*${name}'\\)`));
    }
  });
});
