/** Scripts that need no joiner: between their letters one is a leftover of a page or a mail. */
const UNJOINED = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]`;
/** Words of Persian and of Indian scripts are spelt with joiners, and emoji are put together by them. */
const JOINED = String.raw`(?!${UNJOINED})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
/**
 * A joiner that stays, with the character before it; or what nobody sees: controls, marks of direction, halves of
 * characters, fillers.
 */
const UNSEEN = new RegExp(
  String.raw`(${JOINED}[\u200c\u200d](?=${JOINED}))|[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160]`,
  'gu',
);
const LINE_ENDS = /[\t-\r\u0085\u2028\u2029]+/g;
/** The hyphen itself; the one that does not break has become it. */
const HYPHEN = /\u2010/g;
/** Most texts have nothing to be cleaned, and lists of thousands are cleaned at each letter. */
const UNUSUAL = /[^ -~\u4e00-\u9fff]/;

const HAN = /\p{sc=Hani}/u;
/**
 * Full-width punctuation is how Chinese names are written: `收纳箱（大）`. A service that compares signs has it so. In
 * ASCII: on a page of another encoding the range would be none, and the script of the shell an error.
 */
const NOT_PUNCTUATION = /[^\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff64]+/g;

const compatible = (text: string): string => text.normalize('NFKC');
const compose = (text: string): string =>
  HAN.test(text) ? text.replace(NOT_PUNCTUATION, compatible) : compatible(text);

/** As `cleanText`, with the blanks around it. */
export const cleanWithin = (text: string): string =>
  UNUSUAL.test(text)
    ? compose(text).replace(HYPHEN, '-').replace(LINE_ENDS, ' ').replace(UNSEEN, '$1')
    : text;

/**
 * What somebody typed or pasted, as it is looked up or parsed: compatible forms are one (full-width `ＳＯ２６` is `SO26`),
 * but for the punctuation of Chinese texts; tabs and line ends are blanks, and what is not seen is gone
 * (docs/behaviour.md#rules). Passwords, names and descriptions stay as they are given.
 * @example
 * cleanText(' ＳＯ２６１１\u200b'); // 'SO2611'
 */
export const cleanText = (text: string): string => cleanWithin(text).trim();

const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * As `cleanText`, of what is parsed sign by sign, as dates, numbers and codes: dashes of any kind are hyphens,
 * punctuation has no wide form.
 */
export const cleanFigures = (text: string): string => cleanText(text).normalize('NFKC').replace(DASHES, '-');
