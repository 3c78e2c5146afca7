/**
 * The first element in `root` whose `data-…` has this value, whatever characters that has. A selector would need
 * `CSS.escape`, which jsdom lacks.
 */
export const byData = (root: Element | null, name: string, value: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])].find(
    (element) => element.dataset[name] === value,
  );
