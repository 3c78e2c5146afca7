import { atom, type ReadableAtom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import * as COOKIES from '../../page/storage-keys/cookies';
import type { ShellConfig } from '../config/types';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { nameOf } from '../text/name';
import { fillText } from './fill-text';
import { allLangs, isLang, type Lang } from './lang';
import type { Language } from './languages';
import { fetchTexts, storedTexts } from './server-translations';
import {
  findLanguage,
  loadLaterTexts,
  loadTexts,
  type TextKey,
  type Texts,
  type TextValues,
  type Translate,
} from './texts';

type PluralForm = typeof import('./start-i18next').pluralForm;

export type { TextKey, TextValues, Translate };

export interface I18n {
  readonly $lang: ReadableAtom<Lang>;
  /** Counts up when texts of the server have come in, so that titles are read again. */
  readonly $revision: ReadableAtom<number>;
  lang(): Lang;
  /** How the current language is written. */
  language(): Language;
  /** The languages of the page, those of its packs behind the package's own. */
  langs(): Lang[];
  /** Whether the page has the language. */
  speaks(value: unknown): value is Lang;
  readonly t: Translate;
  /** The same; another function where the language has changed, or the host's words have. */
  readonly $t: ReadableAtom<Translate>;
  /** Puts words of the host in the place of the interface's texts, from now on. */
  reword(reword: Reword): void;
  /** A text of the server's, by its langKey; `fallback` where there is none. */
  server(langKey: string, fallback: string): string;
  /** A text of the server's, or null. */
  find(langKey: string): string | null;
  /** The texts of the interface that are there, in the current language. */
  texts(): Texts;
  /** Fetches what popups and dialogs say. To be awaited before one is drawn. Rejects where it cannot be had. */
  later(): Promise<void>;
  /** Whether that is there. */
  complete(): boolean;
  /**
   * Changes the language once its texts are there; the page's state stays. Tells other tabs unless `silent`. Never rejects:
   * where the texts cannot be had the language stays, and `oms-error` says so.
   */
  setLang(lang: Lang, options?: { silent?: boolean }): Promise<void>;
  /**
   * Keeps the language for every host of the site: to be called once a user is signed in. Not where the configuration
   * fixes it: that is the choice of one host, and not the person's.
   */
  keep(): void;
  /** Fetches the server's texts of the current language. Never rejects. */
  refresh(): Promise<void>;
  /**
   * Resolves once titles are in the current language: with the server's texts of an earlier visit, else when they have been
   * fetched or have taken too long. Never rejects.
   */
  titled(): Promise<void>;
}

/**
 * Gives the texts of a language with the host's words among them.
 * @param complete whether these are all texts of the language: those of popups and dialogs come later
 */
export type Reword = (lang: Lang, texts: Texts, complete: boolean) => Texts;

/** The language in which a page starts. */
export interface Start {
  /** The person's choice, or the configuration's. */
  readonly wanted: Lang;
  readonly language: Language;
  /** Those that a page shows at first. */
  readonly texts: Texts;
  /** The host's words, where it has any. */
  readonly reword?: Reword | undefined;
}

/** ms for which the page waits for the server's first texts. A language without them shows titles as the menu has them. */
const PATIENCE = 1500;

export function createI18n(
  config: ShellConfig,
  platform: Platform,
  events: Events,
  request: () => RequestClient,
  start: Start,
): I18n {
  const first = start.language.standIn ?? start.wanted;
  const $lang = atom<Lang>(first);
  const $revision = atom(0);
  /** Of the interface, by language. */
  const own = new Map<Lang, Texts>();
  /** The same with the host's words. */
  const shown = new Map<Lang, Texts>();
  const rows = new Map<Lang, Language>([[first, start.language]]);
  /** Of the server, by language and langKey. */
  const served = new Map<Lang, Map<string, string>>();
  /** There once the texts of popups and dialogs are. */
  let pluralForm: PluralForm | null = null;
  /** By language: done where an earlier visit has left the server's texts, else with the end of their first fetch. */
  const serverTexts = new Map<Lang, Promise<void>>();
  let wanted = first;
  const complete = new Set<Lang>();
  let reword: Reword = start.reword ?? ((_, texts) => texts);
  put(first, start.texts);
  const $t = atom(translator());

  function restore(lang: Lang): void {
    const stored = !serverTexts.has(lang) && storedTexts(lang, platform);
    if (!stored) return;
    serverTexts.set(lang, Promise.resolve());
    merge(lang, stored.texts);
  }

  function merge(lang: Lang, texts: Record<string, string>): void {
    if (Object.keys(texts).length === 0) return;
    served.set(lang, new Map([...(served.get(lang) ?? []), ...Object.entries(texts)]));
    if (lang === $lang.get()) $revision.set($revision.get() + 1);
  }

  function add(lang: Lang, texts: Readonly<Record<string, string>>): void {
    complete.add(lang);
    put(lang, { ...own.get(lang), ...texts } as Texts);
  }

  function put(lang: Lang, texts: Texts): void {
    own.set(lang, texts);
    shown.set(lang, reword(lang, texts, complete.has(lang)));
  }

  function t(key: TextKey, values: TextValues = {}): string {
    const lang = $lang.get();
    const texts = shown.get(lang)!;
    return fillText(pluralForm?.(lang, texts, key, values) ?? texts[key] ?? key, values);
  }

  function translator(): Translate {
    return (key, values) => t(key, values);
  }

  /** Fetches the texts of popups and dialogs, and i18next for their plural forms. */
  async function loadLater(language: Language): Promise<Readonly<Record<string, string>>> {
    const [texts, part] = await Promise.all([
      loadLaterTexts(language),
      loadPart(() => import('./start-i18next')),
    ]);
    pluralForm = part.pluralForm;
    const faults = language.faults?.();
    if (faults) events.error('texts', faults, 'i18n');
    return texts;
  }

  async function later(): Promise<void> {
    const lang = $lang.get();
    if (complete.has(lang)) return;
    add(lang, await loadLater(language()));
  }

  const language = () => rows.get($lang.get())!;

  function keepCookie(lang: Lang): void {
    platform.cookies.set(COOKIES.language.name, lang, {
      days: COOKIES.language.days,
      domain: config.cookieDomain ?? undefined,
    });
  }

  const find = (langKey: string): string | null =>
    (langKey !== '' && nameOf(served.get($lang.get())?.get(langKey))) || null;

  function refresh(lang: Lang): Promise<void> {
    const fetched = fetchAll(lang);
    if (!serverTexts.has(lang)) serverTexts.set(lang, fetched);
    return fetched;
  }

  function titled(lang: Lang): Promise<void> {
    const there = serverTexts.get(lang) ?? refresh(lang);
    return new Promise((resolve) => {
      // Texts that come in time end the waiting.
      void there.then(platform.clock.after(PATIENCE, resolve)).then(resolve);
    });
  }

  async function fetchAll(lang: Lang): Promise<void> {
    try {
      await fetchTexts(lang, request(), platform, (texts) => merge(lang, texts));
    } catch (error) {
      // The interface goes on with cached texts; doctor() knows.
      events.error('translations', toShellError(error).message, 'i18n');
    }
  }

  restore(first);
  // Only then is it known what a pack lacks.
  if (start.language.faults) platform.idle(() => void later().catch(() => {}));
  return {
    $lang,
    $revision,
    lang: () => $lang.get(),
    language,
    langs: () => allLangs(config.languages),
    speaks: (value) => isLang(value, config.languages),
    t,
    $t,
    reword(given) {
      reword = given;
      for (const [lang, texts] of own) put(lang, texts);
      $t.set(translator());
      // Errors in words are made of them, too.
      $revision.set($revision.get() + 1);
    },
    find,
    server: (langKey, fallback) => find(langKey) ?? fallback,
    complete: () => complete.has($lang.get()),
    texts: () => shown.get($lang.get())!,
    later,
    async setLang(lang, { silent = false } = {}) {
      wanted = lang;
      if (lang === $lang.get()) return;
      if (!complete.has(lang)) {
        try {
          const language = await findLanguage(lang, config.languages, platform);
          // A popup may be open, so all of them.
          const parts = await Promise.all([loadTexts(language), loadLater(language)]);
          add(lang, Object.assign({}, ...parts));
          rows.set(lang, language);
        } catch (error) {
          events.error('texts', toShellError(error).message, 'i18n');
          return;
        }
      }
      restore(lang);
      const isNew = !serverTexts.has(lang);
      if (isNew) await titled(lang);
      // Another choice was made while these were on their way.
      if (wanted !== lang) return;
      $lang.set(lang);
      $t.set(translator());
      keepCookie(lang);
      events.emit('oms-lang-changed', { lang });
      if (!silent) platform.tabs.post({ type: 'lang', lang });
      if (!isNew) void refresh(lang);
    },
    keep() {
      if (config.lang === null && !start.language.standIn) keepCookie($lang.get());
    },
    refresh: () => refresh($lang.get()),
    titled: () => titled($lang.get()),
  };
}
