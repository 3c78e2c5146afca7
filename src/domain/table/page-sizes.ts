/** Rows of a page that may be chosen (docs/behaviour.md#limits); the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** A later page than any list has. */
const LAST = 1_000_000;

/** The page of an address, 1-based; 1 for what is none. */
export function readPage(raw: string | null): number {
  const page = Number(raw);
  return Number.isInteger(page) && page > 0 && page <= LAST ? page : 1;
}

/** The rows of an address; the default for what may not be chosen. */
export const readRows = (raw: string | null): number =>
  PAGE_SIZES.find((size) => String(size) === raw) ?? PAGE_SIZES[0];
