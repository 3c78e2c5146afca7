import { atom, type ReadableAtom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import * as COOKIES from '../../page/storage-keys/cookies';
import type { ShellConfig } from '../config/types';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import type { PageTexts } from './change-language';
import { allLangs, isLang, type Lang } from './lang';
import type { Language } from './languages';
import { createPageLanguage, type PageLanguage, type Reword } from './page-language';
import { fetchTexts, storedTexts } from './server-translations';
import type { TextKey, Texts, TextValues, Translate } from './texts';

export type { Reword, TextKey, TextValues, Translate };

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
  let reword: Reword = start.reword ?? ((_, texts) => texts);
  /** Those that the page has loaded. */
  const shown = new Map<Lang, PageLanguage>([
    [first, createPageLanguage(first, start.language, start.texts, () => reword)],
  ]);
  const $t = atom(translator());

  function current(): PageLanguage {
    return shown.get($lang.get())!;
  }

  function translator(): Translate {
    return (key, values) => current().t(key, values);
  }

  function restore(lang: Lang): void {
    const language = shown.get(lang)!;
    const stored = !language.served && storedTexts(lang, platform);
    if (!stored) return;
    language.served = Promise.resolve();
    merge(lang, stored.texts);
  }

  function merge(lang: Lang, texts: Record<string, string>): void {
    if (Object.keys(texts).length === 0) return;
    shown.get(lang)!.merge(texts);
    if (lang === $lang.get()) $revision.set($revision.get() + 1);
  }

  /** Fetches the texts of popups and dialogs. */
  async function loadLater(language: PageLanguage): Promise<void> {
    if (language.complete()) return;
    await language.loadLater();
    const faults = language.row.faults?.();
    if (faults) events.error('texts', faults, 'i18n');
  }

  const later = () => loadLater(current());

  function keepCookie(lang: Lang): void {
    platform.cookies.set(COOKIES.language.name, lang, {
      days: COOKIES.language.days,
      domain: config.cookieDomain ?? undefined,
    });
  }

  function refresh(lang: Lang): Promise<void> {
    const language = shown.get(lang)!;
    const fetched = fetchAll(lang);
    language.served ??= fetched;
    return fetched;
  }

  function titled(lang: Lang): Promise<void> {
    const there = shown.get(lang)!.served ?? refresh(lang);
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

  const find = (langKey: string) => current().find(langKey);

  const page: PageTexts = {
    ...{
      config,
      platform,
      events,
      $lang,
      $t,
      shown,
      translator,
      loadLater,
      restore,
      titled,
      refresh,
      keepCookie,
    },
    wanted: first,
    words: () => reword,
  };

  restore(first);
  // Only then is it known what a pack lacks.
  if (start.language.faults) platform.idle(() => void later().catch(() => {}));
  return {
    $lang,
    $revision,
    lang: () => $lang.get(),
    language: () => current().row,
    langs: () => allLangs(config.languages),
    speaks: (value) => isLang(value, config.languages),
    t: translator(),
    $t,
    reword(given) {
      reword = given;
      for (const language of shown.values()) language.reword();
      $t.set(translator());
      // Errors in words are made of them, too.
      $revision.set($revision.get() + 1);
    },
    find,
    server: (langKey, fallback) => find(langKey) ?? fallback,
    complete: () => current().complete(),
    texts: () => current().texts(),
    later,
    async setLang(lang, { silent = false } = {}) {
      page.wanted = lang;
      if (lang === $lang.get()) return;
      const part = await loadPart(() => import('./change-language')).catch((error) => {
        events.error('part', String(error), 'i18n');
        return null;
      });
      await part?.changeLanguage(page, lang, silent);
    },
    keep() {
      if (config.lang === null && !start.language.standIn) keepCookie($lang.get());
    },
    refresh: () => refresh($lang.get()),
    titled: () => titled($lang.get()),
  };
}
