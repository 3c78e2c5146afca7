/**
 * Moves `id` to the position `to` among the shown ids; all others keep their order, and hidden ones their position.
 * @param to 0-based; clamped to the list
 */
export function moved(
  ids: readonly string[],
  shown: ReadonlySet<string>,
  id: string,
  to: number,
): readonly string[] {
  const visible = ids.filter((one) => shown.has(one));
  const from = visible.indexOf(id);
  const position = Math.min(Math.max(to, 0), visible.length - 1);
  if (from < 0 || from === position) return ids;
  visible.splice(from, 1);
  visible.splice(position, 0, id);
  let next = 0;
  return ids.map((one) => (shown.has(one) ? visible[next++]! : one));
}

/** Adds `id` at the end, or removes it; returns the same list if nothing changes. */
export function starred(ids: readonly string[], id: string, on: boolean): readonly string[] {
  if (ids.includes(id) === on) return ids;
  return on ? [...ids, id] : ids.filter((one) => one !== id);
}
