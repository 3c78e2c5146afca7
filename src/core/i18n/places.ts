/** CLDR's names of the forms of a text for a count: its key is `<key>_<form>`. */
export const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const FORM = new RegExp(`_(${FORMS.join('|')})$`);

/** Forms that may say the count in words, "One entry", and the places that have it as a figure. */
const FEW = /_(zero|one|two)$/;
const FIGURES = ['{{count}}', '{{shown}}'];

/** The key of the text for any count. */
export const plainKey = (key: string): string => key.replace(FORM, '');

/** The places of a text for values, such as `{{count}}`, each once. */
export const placesOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))];

/** How the places of a text differ from those that it needs; null where they do not. */
export interface WrongPlace {
  readonly place: string;
  readonly is: 'missing' | 'unknown';
  readonly allowed: readonly string[];
}

/**
 * Whether a text can stand in the place of the shell's own: with all of its places for values, and no others.
 * @param own the shell's text of the key
 * @param any the shell's text for any count, whose places a form of it may have, too
 */
export function wrongPlace(key: string, text: string, own: string, any = ''): WrongPlace | null {
  const places = placesOf(text);
  const allowed = placesOf(`${own} ${any}`);
  const mayLack = FEW.test(key) ? FIGURES : [];
  const missing = placesOf(own).find((place) => !mayLack.includes(place) && !places.includes(place));
  if (missing !== undefined) return { place: missing, is: 'missing', allowed };
  const unknown = places.find((place) => !allowed.includes(place));
  return unknown === undefined ? null : { place: unknown, is: 'unknown', allowed };
}
