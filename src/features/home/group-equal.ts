export interface Group<T> {
  /** The first of the list, which is the latest. */
  readonly item: T;
  readonly all: readonly T[];
}

/** Items that say the same, in the place of the first of them. */
export function groupEqual<T>(items: readonly T[], textOf: (item: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const text = textOf(item);
    const group = groups.get(text);
    if (group) group.push(item);
    else groups.set(text, [item]);
  }
  return [...groups.values()].map((all) => ({ item: all[0] as T, all }));
}
