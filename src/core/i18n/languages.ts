import type { Texts } from './texts';

type TextFile = Readonly<Record<string, string>>;

export interface Language {
  /** The language's name in the language itself. */
  readonly name: string;
  /** Fetches the texts that a page shows at first. */
  readonly load: () => Promise<{ default: TextFile }>;
  /** Fetches the texts of popups and dialogs; nothing where `load` has brought them already. */
  readonly loadLater: () => Promise<{ default: TextFile }>;
  /** BCP 47 tag by which dates and numbers are written. */
  readonly locale: string;
  /** The number in "this message and 3 more": of `others` than the one that is named, or of `all`. */
  readonly counting: 'others' | 'all';
  /** Text between the items of a list, and between sentences. */
  readonly joining: { readonly items: string; readonly sentences: string };
  readonly direction: 'ltr' | 'rtl';
  /** Ending of the fields in which services have a text in this language, such as `nameEn` beside `name`. */
  readonly fieldEnding: string;
  /** The language that this is in truth, where it stands in for a pack that could not be had. */
  readonly standIn?: string;
  /**
   * Of a pack, once all texts are there: what is wrong with it, in English for the developer's console; empty where
   * nothing is.
   */
  readonly faults?: () => string;
}

/** A row as it is written here: its file has every key. */
interface Row extends Language {
  readonly load: () => Promise<{ default: Texts }>;
}

/** The result has no type of a locale file, which would become a part of the package's public types. */
const table = <Name extends string>(rows: Record<Name, Row>): Readonly<Record<Name, Language>> => rows;

/**
 * The languages of the interface. A new one is a row here and its file in locales/: the build, the manifest of the loader,
 * the menus and the documentation follow from this table.
 */
export const LANGUAGES = table({
  'zh-CN': {
    name: '简体中文',
    load: () => import('../../../locales/zh-CN.json'),
    loadLater: () => import('../../../locales/zh-CN.json?later'),
    locale: 'zh-CN',
    counting: 'all',
    joining: { items: '、', sentences: '。' },
    direction: 'ltr',
    fieldEnding: '',
  },
  en: {
    name: 'English',
    load: () => import('../../../locales/en.json'),
    loadLater: () => import('../../../locales/en.json?later'),
    // The day before the month.
    locale: 'en-GB',
    counting: 'others',
    joining: { items: ', ', sentences: '. ' },
    direction: 'ltr',
    fieldEnding: 'En',
  },
});
