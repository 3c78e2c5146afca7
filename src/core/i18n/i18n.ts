import { createInstance, type i18n } from 'i18next';
import { atom, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { COOKIES } from '../storage-keys/cookies';
import { allLangs, type Lang } from './lang';
import { fetchTexts, storedTexts } from './server-translations';
import { loadLaterTexts, loadTexts, type TextKey, type Texts } from './texts';

export type { TextKey };
export type TextValues = Readonly<Record<string, string | number>>;
/** Gives a text of the interface. */
export type Translate = (key: TextKey, values?: TextValues) => string;

export interface I18n {
  readonly $lang: ReadableAtom<Lang>;
  /** Counts up when texts of the server have come in, so that titles are read again. */
  readonly $revision: ReadableAtom<number>;
  lang(): Lang;
  readonly t: Translate;
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
   * Keeps the language for every host of the site: to be called once a user is signed in. Not where the configuration fixes it: that
   * is the choice of one host, and not the person's.
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

/** ms for which the page waits for the server's first texts. A language without them shows titles as the menu has them. */
const PATIENCE = 1500;

const SERVER = 'server';

export function createI18n(
  config: ShellConfig,
  platform: Platform,
  events: Events,
  request: () => RequestClient,
  start: { lang: Lang; texts: Texts },
): I18n {
  const first = start.lang;
  const $lang = atom<Lang>(first);
  const $revision = atom(0);
  const i18next = startI18next(first, start.texts);
  /** By language: done where an earlier visit has left the server's texts, else with the end of their first fetch. */
  const serverTexts = new Map<Lang, Promise<void>>();
  let wanted = first;
  const complete = new Set<Lang>();

  function restore(lang: Lang): void {
    const stored = serverTexts.has(lang) ? null : storedTexts(lang, platform);
    if (!stored) return;
    serverTexts.set(lang, Promise.resolve());
    merge(lang, stored.texts);
  }

  function merge(lang: Lang, texts: Record<string, string>): void {
    if (Object.keys(texts).length === 0) return;
    i18next.addResourceBundle(lang, SERVER, texts, true, true);
    if (lang === $lang.get()) $revision.set($revision.get() + 1);
  }

  function keepCookie(lang: Lang): void {
    platform.cookies.set(COOKIES.language.name, lang, {
      days: COOKIES.language.days,
      domain: config.cookieDomain ?? undefined,
    });
  }

  const find = (langKey: string): string | null => {
    if (langKey === '') return null;
    const text = i18next.getResource($lang.get(), SERVER, langKey);
    return typeof text === 'string' && text !== '' ? text : null;
  };

  function refresh(lang: Lang): Promise<void> {
    const fetched = fetchAll(lang);
    if (!serverTexts.has(lang)) serverTexts.set(lang, fetched);
    return fetched;
  }

  async function titled(lang: Lang): Promise<void> {
    const there = serverTexts.get(lang) ?? refresh(lang);
    let cancel = () => {};
    const late = new Promise<void>((resolve) => {
      cancel = platform.clock.after(PATIENCE, resolve);
    });
    await Promise.race([there, late]);
    cancel();
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
  return {
    $lang,
    $revision,
    lang: () => $lang.get(),
    t(key, values) {
      const lang = $lang.get();
      const text: unknown = i18next.getResource(lang, 'shell', key);
      const filled = typeof text === 'string' && text !== '' ? fill(text, values) : null;
      return filled ?? i18next.t(key, { ...values, lng: lang, ns: 'shell' });
    },
    find,
    server: (langKey, fallback) => find(langKey) ?? fallback,
    complete: () => complete.has($lang.get()),
    texts: () => i18next.getResourceBundle($lang.get(), 'shell'),
    async later() {
      const lang = $lang.get();
      if (complete.has(lang)) return;
      i18next.addResourceBundle(lang, 'shell', await loadLaterTexts(lang), true, true);
      complete.add(lang);
    },
    async setLang(lang, { silent = false } = {}) {
      wanted = lang;
      if (lang === $lang.get()) return;
      if (!complete.has(lang)) {
        try {
          // A popup may be open, so all of them.
          const [texts, later] = await Promise.all([loadTexts(lang), loadLaterTexts(lang)]);
          i18next.addResourceBundle(lang, 'shell', { ...later, ...texts });
          complete.add(lang);
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
      void i18next.changeLanguage(lang);
      $lang.set(lang);
      keepCookie(lang);
      events.emit('oms-lang-changed', { lang });
      if (!silent) platform.tabs.post({ type: 'lang', lang });
      if (!isNew) void refresh(lang);
    },
    keep() {
      if (config.lang === null) keepCookie($lang.get());
    },
    refresh: () => refresh($lang.get()),
    titled: () => titled($lang.get()),
  };
}

const VALUE = /\{\{(\w+)\}\}/g;

/**
 * The text with its values, as i18next writes it; null where that has to choose among forms. Its own way takes some 50 µs for each text,
 * and a panel says hundreds.
 */
function fill(text: string, values: TextValues = {}): string | null {
  if ('count' in values || 'context' in values) return null;
  let known = true;
  const filled = text.replace(VALUE, (_, name: string) => {
    known &&= name in values;
    return String(values[name]);
  });
  return known ? filled : null;
}

function startI18next(lang: Lang, texts: Texts): i18n {
  // No initImmediate, no backend: with its resources at hand i18next starts at once and synchronously.
  const i18next = createInstance();
  void i18next.init({
    lng: lang,
    // All languages have the same keys: there is nothing to fall back to.
    fallbackLng: false,
    supportedLngs: allLangs(),
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: ['shell', SERVER],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    resources: { [lang]: { shell: texts } },
  });
  return i18next;
}
