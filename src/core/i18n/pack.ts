import { isRecord } from '../../page/json/json';
import { FALLBACK_LANG } from '../../page/language/first-lang';
import { loadPart } from '../../page/platform/load-part';
import type { Platform } from '../platform/platform';
import { languageOf } from './lang';
import { nameOfLang } from './lang-name';
import type { Language } from './languages';
import { FORMS, plainKey, wrongPlace } from './places';

type TextFile = Readonly<Record<string, string>>;

/** ms that a page waits for a pack. */
const PATIENCE = 8000;

/** Characters of a pack. One of the whole interface has a tenth of that. */
const MAX_PACK = 1_000_000;

/** Characters of a text. */
const MAX_TEXT = 2000;

/** Keys that a fault names. */
const NAMED = 5;

const ROW_KEYS = ['lang', 'name', 'locale', 'counting', 'joining', 'direction', 'fieldEnding', 'texts'];

/**
 * Fetches a language pack (docs/languages.md), and makes a row of the table of languages of it. Nothing in it is
 * trusted: what cannot be used is English, key by key, and `faults` names it. Rejects with a sentence for the page's
 * developer where there is no pack at the address.
 */
export async function openPack(
  lang: string,
  url: string,
  platform: Pick<Platform, 'fetch' | 'clock'>,
): Promise<Language> {
  const pack = await fetchPack(lang, url, platform);
  const given = isRecord(pack.texts) ? pack.texts : {};
  const texts = createTexts(given);
  const { row, faults } = readRow(lang, pack);
  const english = languageOf(FALLBACK_LANG);
  let first: Promise<TextFile> | undefined;
  let later: Promise<TextFile> | undefined;
  const load = () => {
    first ??= loadPart(english.load).then(({ default: file }) => texts.fill(file));
    return first;
  };
  return {
    ...row,
    load: async () => ({ default: await load() }),
    // Once, however many ask: what is missing is counted while the texts are filled.
    async loadLater() {
      later ??= Promise.all([loadPart(english.loadLater), load()]).then(([{ default: file }]) =>
        texts.fill(file),
      );
      later.catch(() => {
        later = undefined;
      });
      return { default: await later };
    },
    faults() {
      const all = [...faults, ...texts.faults()];
      return all.length === 0 ? '' : `languages.${lang}: ${all.join('; ')}; see docs/languages.md`;
    },
  };
}

/**
 * The same for the start of a page, which needs some language: where the pack cannot be had it is in English, and
 * `faults` says why.
 */
export async function startWithPack(...args: Parameters<typeof openPack>): Promise<Language> {
  try {
    return await openPack(...args);
  } catch (error) {
    const why = `${error instanceof Error ? error.message : error}; the page is in English`;
    return { ...languageOf(FALLBACK_LANG), standIn: FALLBACK_LANG, faults: () => why };
  }
}

async function fetchPack(
  lang: string,
  url: string,
  { fetch, clock }: Pick<Platform, 'fetch' | 'clock'>,
): Promise<Record<string, unknown>> {
  const fail = (words: string): never => {
    throw new Error(`languages.${lang}: ${url} ${words}`);
  };
  if (!isLocale(lang)) fail('belongs to no tag of a language, such as de or pt-BR');
  const controller = new AbortController();
  const stop = clock.after(PATIENCE, () => controller.abort());
  let text = '';
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) fail(`answers with ${response.status}; give the address of a language pack`);
    text = await response.text();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('languages.')) throw error;
    const why = controller.signal.aborted
      ? `did not answer within ${PATIENCE / 1000} s`
      : 'cannot be reached from this page; check the address, its header Access-Control-Allow-Origin, and connect-src of the page’s policy';
    fail(why);
  } finally {
    stop();
  }
  if (text.length > MAX_PACK)
    fail(`has more than ${MAX_PACK} characters; give the address of a language pack`);
  const pack = parsed(text);
  if (!isRecord(pack) || !isRecord(pack.texts))
    return fail('is no language pack, which is a JSON object with "texts"; see docs/languages.md');
  const { lang: own = lang } = pack;
  if (typeof own !== 'string' || spoken(own) !== spoken(lang))
    fail(`is the pack of ${JSON.stringify(own)}; give the address of the one for ${lang}`);
  return pack;
}

const spoken = (tag: string) => tag.split('-')[0];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Row = Omit<Language, 'load' | 'loadLater' | 'faults'>;

/** What a pack says of its language; what it leaves out is as most languages have it. */
function readRow(lang: string, pack: Record<string, unknown>): { row: Row; faults: string[] } {
  const faults: string[] = [];
  const read = <Value>(
    key: string,
    isRight: (value: unknown) => boolean,
    allowed: string,
    fallback: Value,
  ) => {
    const value = pack[key];
    if (value === undefined) return fallback;
    if (isRight(value)) return value as Value;
    faults.push(`${key} cannot be ${JSON.stringify(value)}, it is ${allowed}`);
    return fallback;
  };
  const short = (value: unknown) => typeof value === 'string' && value.length <= 40;
  const joins = (value: unknown) => isRecord(value) && short(value.items) && short(value.sentences);
  const row: Row = {
    name: read('name', (value) => short(value) && value !== '', 'a short text', nameOfLang(lang)),
    locale: read('locale', isLocale, 'a tag such as de-DE', lang),
    counting: read<Row['counting']>('counting', oneOf('others', 'all'), 'others or all', 'others'),
    joining: read('joining', joins, '{ items, sentences }, both short texts', {
      items: ', ',
      sentences: '. ',
    }),
    direction: read<Row['direction']>('direction', oneOf('ltr', 'rtl'), 'ltr or rtl', 'ltr'),
    fieldEnding: read(
      'fieldEnding',
      (value) => typeof value === 'string' && /^\w{0,10}$/.test(value),
      'an ending such as En',
      languageOf(FALLBACK_LANG).fieldEnding,
    ),
  };
  const unknown = Object.keys(pack).filter((key) => !ROW_KEYS.includes(key));
  if (unknown.length > 0) faults.push(`a pack has no ${unknown.slice(0, NAMED).join(', ')}`);
  return { row, faults };
}

const oneOf =
  (...values: readonly string[]) =>
  (value: unknown) =>
    values.includes(value as string);

function isLocale(value: unknown): boolean {
  try {
    return typeof value === 'string' && new Intl.Locale(value).baseName !== '';
  } catch {
    return false;
  }
}

/** Fills English texts with those of a pack, and keeps count of what it lacks. */
function createTexts(given: Readonly<Record<string, unknown>>) {
  const seen = new Set<string>();
  const missing: string[] = [];
  const wrong: string[] = [];
  let number = 0;

  /** The pack's text for a key; undefined where it has none that can stand for the English one. */
  function ownText(key: string, english: string, any?: string): string | undefined {
    seen.add(key);
    if (!Object.hasOwn(given, key)) return undefined;
    const text = given[key];
    const isText = typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT;
    if (isText && !wrongPlace(key, text, english, any)) return text;
    wrong.push(key);
    return undefined;
  }

  return {
    fill(english: TextFile): TextFile {
      const filled: Record<string, string> = {};
      for (const [key, text] of Object.entries(english)) {
        number += 1;
        const plain = plainKey(key);
        const isForm = plain !== key && plain in english;
        const before = wrong.length;
        const own = ownText(key, text, isForm ? english[plain] : undefined);
        // A language without this form has the plain text.
        const other =
          isForm && !own && Object.hasOwn(given, plain) ? ownText(plain, english[plain] ?? text) : undefined;
        filled[key] = own ?? other ?? text;
        if (!own && !other && wrong.length === before) missing.push(key);
        if (!(`${key}_one` in english)) continue;
        for (const form of FORMS) {
          const further = `${key}_${form}`;
          const words = further in english ? undefined : ownText(further, text);
          if (words) filled[further] = words;
        }
      }
      return filled;
    },
    faults(): string[] {
      const unknown = Object.keys(given).filter((key) => !seen.has(key));
      const wrongOnce = [...new Set(wrong)];
      const listOf = (keys: readonly string[]) =>
        `(${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ', …' : ''})`;
      return [
        missing.length > 0 &&
          `${missing.length} of ${number} texts are missing ${listOf(missing)} and are shown in English`,
        wrongOnce.length > 0 &&
          `${wrongOnce.length} cannot be used ${listOf(wrongOnce)}: a text has the {{places}} of the English one`,
        unknown.length > 0 && `${unknown.length} are unknown ${listOf(unknown)}`,
      ].filter((words) => words !== false);
    },
  };
}
