import type { Row } from '../database/insert';
import { hostWarehouseId, mainId, newcomerId, platformId } from './organisations';
import type { Random } from './random';

/** Organisations of demo accounts get more data than others; the newcomer's has none. */
const bigger = [hostWarehouseId, 1_000_398, 1_000_352, platformId, 1_000_365, 1_000_340];

/**
 * Distributes `total` rows: `main` to the main organisation, `big` to each organisation of a demo account, the rest at
 * random.
 */
export function distribute(
  random: Random,
  organisations: readonly Row[],
  { total, main, big }: { total: number; main: number; big: number },
): Map<number, number> {
  const shares = new Map<number, number>([
    [mainId, main],
    ...bigger.map((id): [number, number] => [id, big]),
  ]);
  const others = organisations
    .filter(({ id, status }) => status === 1 && id !== newcomerId && !shares.has(Number(id)))
    .map(({ id }) => Number(id));
  for (let left = total - main - big * bigger.length; left > 0; left -= 1) {
    const id = random.pick(others);
    shares.set(id, (shares.get(id) ?? 0) + 1);
  }
  return shares;
}

export function activeIds(organisations: readonly Row[]): number[] {
  return organisations
    .filter(({ id, status }) => status === 1 && id !== newcomerId)
    .map(({ id }) => Number(id));
}
