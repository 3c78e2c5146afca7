/** The pages to offer, 1-based; 0 marks a gap. At most seven places: `1 2 3 4 0 65`, `1 0 31 32 33 0 65`. */
export function pageNumbers(page: number, pages: number): number[] {
  const last = Math.max(1, pages);
  const wanted = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 3) for (const early of [2, 3, 4]) wanted.add(early);
  if (page >= last - 2) for (const late of [last - 3, last - 2, last - 1]) wanted.add(late);
  const sorted = [...wanted].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}
