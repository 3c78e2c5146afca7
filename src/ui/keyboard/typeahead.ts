/**
 * The index of the next label, after `from` and around, that starts with what was typed; -1 if none does.
 * One letter typed again walks through what starts with it.
 */
export function findByPrefix(labels: readonly string[], typed: string, from: number): number {
  const prefix = typed.toLocaleLowerCase();
  if (!prefix) return -1;
  for (let step = 1; step <= labels.length; step++) {
    const index = (from + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}

/** True for a key that types a character, so that it can be looked for. A blank presses the control instead. */
export function isCharacter(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** ms after which a letter starts a new word. */
const WORD_TIMEOUT = 600;

export interface Typeahead {
  /**
   * The index of the label that begins with the word typed so far; -1 if no label does or the key types no character.
   */
  find(labels: readonly string[], event: KeyboardEvent, from: number): number;
}

/** Remembers what was typed shortly before, so that a whole beginning can be typed among hundreds of labels. */
export function createTypeahead(): Typeahead {
  let word = '';
  let last = Number.NEGATIVE_INFINITY;
  /** Where the word has led: elsewhere, by another key or the pointer, a new one begins. */
  let place = -1;
  return {
    find(labels, event, from) {
      const { key, timeStamp } = event;
      const goesOn = timeStamp - last < WORD_TIMEOUT && word !== '' && from === place;
      if (!isCharacter(event) && !(goesOn && key === ' ')) return -1;
      word = goesOn ? word + key : key;
      last = timeStamp;
      const again = [...word].every((letter) => letter === key);
      // A longer word may still be the label that the focus is on.
      const found = again ? findByPrefix(labels, key, from) : findByPrefix(labels, word, from - 1);
      place = found < 0 ? from : found;
      return found;
    },
  };
}
