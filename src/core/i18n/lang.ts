import { LANGUAGES, type Language } from './languages';

/** A language that the package has itself. */
export type OwnLang = keyof typeof LANGUAGES;

/** A language by its tag: one of the package's own, or that of a pack which the configuration names (docs/languages.md). */
export type Lang = OwnLang | (string & Record<never, never>);

/** Tag → address of the language's pack, as the configuration has them. */
export type Packs = Readonly<Record<string, string>>;

export const ownLangs = (): OwnLang[] => Object.keys(LANGUAGES) as OwnLang[];

export const languageOf = (lang: OwnLang): Language => LANGUAGES[lang];

export const isOwnLang = (value: unknown): value is OwnLang =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The languages of a page. */
export const allLangs = (packs: Packs): Lang[] => Object.keys({ ...LANGUAGES, ...packs });

/** Whether a page has the language. */
export const isLang = (value: unknown, packs: Packs): value is Lang =>
  isOwnLang(value) || (typeof value === 'string' && Object.hasOwn(packs, value));
