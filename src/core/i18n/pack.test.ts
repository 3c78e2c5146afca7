import { expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { openPack, startWithPack } from './pack';

const URL_OF = 'https://cdn.test/de.json';

/** Opens a pack that the address has. */
function opened(body: unknown, { lang = 'de', status = 200 } = {}) {
  const platform = fakePlatform();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = async () => new Response(text, { status });
  return openPack(lang, URL_OF, { ...platform, fetch });
}

async function textsOf(
  body: unknown,
  lang = 'de',
): Promise<{ texts: Record<string, string>; faults: string }> {
  const language = await opened(body, { lang });
  const [first, later] = [await language.load(), await language.loadLater()];
  return { texts: { ...first.default, ...later.default }, faults: language.faults?.() ?? '' };
}

test('has its row from the file, and what the file leaves out as most languages have it', async () => {
  const whole = {
    name: 'Deutsch (Schweiz)',
    locale: 'de-CH',
    counting: 'all',
    joining: { items: '; ', sentences: '! ' },
    direction: 'rtl',
    fieldEnding: 'De',
  };
  expect(await opened({ ...whole, texts: {} })).toMatchObject(whole);
  expect(await opened({ texts: {} })).toMatchObject({
    name: 'Deutsch',
    locale: 'de',
    counting: 'others',
    joining: { items: ', ', sentences: '. ' },
    direction: 'ltr',
    fieldEnding: 'En',
  });
});

test('is English where it has no text of its own that can be used, key by key, and says so', async () => {
  const given = {
    'action.signOut': 'Abmelden',
    'action.close': 7,
    'action.more': ' ',
    'org.switched': 'Jetzt in {{other}}',
    'no.such': 'x',
  };
  const { texts, faults } = await textsOf({ texts: given });
  expect(texts['action.signOut']).toBe('Abmelden');
  for (const key of ['action.close', 'action.more', 'org.switched', 'action.retry'] as const)
    expect(texts[key]).toBe(en[key]);
  const number = Object.keys(en).length;
  expect(faults).toContain(`languages.de: ${number - 4} of ${number} texts are missing`);
  expect(faults).toContain('3 cannot be used (action.close, action.more, org.switched)');
  expect(faults).toContain('1 are unknown (no.such)');
});

test('without a fault says nothing', async () => {
  expect((await textsOf({ texts: en })).faults).toBe('');
});

test('has the plural forms of its language, and the plain text in the place of one that it lacks', async () => {
  const given = {
    'guide.rule.count': '{{shown}} reguł',
    'guide.rule.count_few': '{{shown}} reguły',
    'guide.product.count': '{{shown}} produktów',
    'guide.product.count_one': 'jeden produkt',
  };
  const { texts } = await textsOf({ texts: given }, 'pl');
  expect(texts['guide.rule.count_few']).toBe('{{shown}} reguły');
  expect(texts['guide.rule.count_one']).toBe('{{shown}} reguł');
  expect(texts['guide.product.count_one']).toBe('jeden produkt');
});

test('with a row that cannot be used goes on without, and names it', async () => {
  const row = { direction: 'up', locale: 'no tag', joining: ', ', colour: 'red' };
  const language = await opened({ ...row, texts: en });
  await language.loadLater();
  expect(language).toMatchObject({
    direction: 'ltr',
    locale: 'de',
    joining: { items: ', ', sentences: '. ' },
  });
  expect(language.faults?.()).toBe(
    'languages.de: locale cannot be "no tag", it is a tag such as de-DE; joining cannot be ", ", it is { items, sentences }, both short texts; ' +
      'direction cannot be "up", it is ltr or rtl; a pack has no colour; see docs/languages.md',
  );
});

test.each<[what: string, body: unknown, options: { lang?: string; status?: number }, words: string]>([
  ['an error page', '<!doctype html>', { status: 404 }, 'answers with 404'],
  ['a page of HTML', '<!doctype html>', {}, 'is no language pack'],
  ['texts alone', en, {}, 'is no language pack'],
  ['a list', [], {}, 'is no language pack'],
  ['the pack of another language', { lang: 'fr', texts: {} }, {}, 'is the pack of "fr"'],
  [
    'a file without end',
    `{"texts":{"a":"${'x'.repeat(1_000_000)}"}}`,
    {},
    'has more than 1000000 characters',
  ],
])('is refused with a sentence where the address has %s', async (_, body, options, words) => {
  await expect(opened(body, options)).rejects.toThrow(`languages.de: ${URL_OF} ${words}`);
});

test('that cannot be reached is refused with what to check', async () => {
  const platform = fakePlatform();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(openPack('de', URL_OF, { ...platform, fetch })).rejects.toThrow('Access-Control-Allow-Origin');
});

test('that does not answer is waited for 8 s', async () => {
  const platform = fakePlatform();
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const opening = expect(openPack('de', URL_OF, { ...platform, fetch })).rejects.toThrow(
    'did not answer within 8 s',
  );
  await platform.clock.advance(8000);
  await opening;
});

test('of a tag that the file’s own is a part of is taken', async () => {
  expect((await opened({ lang: 'de', texts: {} }, { lang: 'de-AT' })).name).toContain('Deutsch');
});

test('in which a page starts is English where it cannot be had, and says why', async () => {
  const platform = fakePlatform();
  const fetch = async () => new Response('', { status: 404 });
  const language = await startWithPack('de', URL_OF, { ...platform, fetch });
  expect(language.standIn).toBe('en');
  expect((await language.load()).default).toEqual(en);
  expect(language.faults?.()).toBe(
    `languages.de: ${URL_OF} answers with 404; give the address of a language pack; the page is in English`,
  );
});

test('without a tag of a language is refused', async () => {
  await expect(opened({ texts: {} }, { lang: 'de de' })).rejects.toThrow('belongs to no tag of a language');
});
