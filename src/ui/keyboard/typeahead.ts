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
