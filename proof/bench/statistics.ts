export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** @throws RangeError where there is no sample */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (low === undefined || high === undefined || min === undefined || max === undefined) {
    throw new RangeError('no samples');
  }
  return { median: (low + high) / 2, min, max };
}

/** How many times the first value each one is; a first value of zero gives no ratio (NaN). */
export function ratiosOf(values: readonly number[]): number[] {
  const base = values[0] ?? 0;
  return values.map((value) => (base === 0 ? Number.NaN : value / base));
}

/**
 * Runs every case once, then every case again, so that a slow spell of the machine touches all alike.
 * @returns the samples of each case, in the cases' order
 */
export async function interleaved<Case, Sample>(
  cases: readonly Case[],
  rounds: number,
  run: (one: Case, round: number) => Promise<Sample>,
): Promise<{ readonly one: Case; readonly samples: readonly Sample[] }[]> {
  const results = cases.map((one) => ({ one, samples: [] as Sample[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { one, samples } of results) samples.push(await run(one, round));
  }
  return results;
}
