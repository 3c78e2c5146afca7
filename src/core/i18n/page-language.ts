import { loadPart } from '../../page/platform/load-part';
import { nameOf } from '../text/name';
import { fillText } from './fill-text';
import type { Lang } from './lang';
import type { Language } from './languages';
import type { Engine } from './start-i18next';
import { loadLaterTexts, type Texts, type Translate } from './texts';

/**
 * Gives the texts of a language with the host's words among them.
 * @param complete whether these are all texts of the language: those of popups and dialogs come later
 */
export type Reword = (lang: Lang, texts: Texts, complete: boolean) => Texts;

/** A language that the page has loaded: its texts, and those of the server. */
export interface PageLanguage {
  readonly row: Language;
  readonly t: Translate;
  /** The texts of the interface that are there, with the host's words. */
  texts(): Texts;
  /** Whether the texts of popups and dialogs are among them. */
  complete(): boolean;
  /** Fetches those. Rejects where they cannot be had. */
  loadLater(): Promise<void>;
  /** Puts the host's present words among the texts. */
  reword(): void;
  /** A text of the server's, or null. */
  find(langKey: string): string | null;
  /** Adds texts of the server's. */
  merge(texts: Readonly<Record<string, string>>): void;
  /** Done where an earlier visit has left the server's texts, else with the end of their first fetch; null before that. */
  served: Promise<void> | null;
}

/**
 * @param first the texts that a page shows at first
 * @param words gives the host's present words
 */
export function createPageLanguage(
  lang: Lang,
  row: Language,
  first: Texts,
  words: () => Reword,
): PageLanguage {
  let own = first;
  let shown: Texts;
  const ofServer = new Map<string, string>();
  /** Undefined until the later texts are there: the first ones have no plural forms, and do not need it. */
  let engine: Engine | undefined;
  const reword = () => {
    shown = words()(lang, own, engine !== undefined);
    engine?.put(shown);
  };
  reword();
  return {
    row,
    t: (key, values = {}) => (engine ? engine.t(key, values) : fillText(shown[key] ?? key, values)),
    texts: () => shown,
    complete: () => engine !== undefined,
    async loadLater() {
      if (engine) return;
      const [texts, { startI18next }] = await Promise.all([
        loadLaterTexts(row),
        loadPart(() => import('./start-i18next')),
      ]);
      own = { ...own, ...texts };
      engine ??= startI18next(lang);
      reword();
    },
    reword,
    find: (langKey) => (langKey && nameOf(ofServer.get(langKey))) || null,
    merge(texts) {
      for (const [key, text] of Object.entries(texts)) ofServer.set(key, text);
    },
    served: null,
  };
}
