/**
 * Puts `id` at place `to` among those that are shown; the others keep their places, also those that are out of sight.
 * @param to 0-based; beyond the ends it is the end
 */
export function moved(
  ids: readonly string[],
  shown: ReadonlySet<string>,
  id: string,
  to: number,
): readonly string[] {
  const visible = ids.filter((one) => shown.has(one));
  const from = visible.indexOf(id);
  const place = Math.min(Math.max(to, 0), visible.length - 1);
  if (from < 0 || from === place) return ids;
  visible.splice(from, 1);
  visible.splice(place, 0, id);
  let next = 0;
  return ids.map((one) => (shown.has(one) ? visible[next++]! : one));
}

/** With a star last, without one gone; unchanged where that is so already. */
export function starred(ids: readonly string[], id: string, on: boolean): readonly string[] {
  if (ids.includes(id) === on) return ids;
  return on ? [...ids, id] : ids.filter((one) => one !== id);
}
