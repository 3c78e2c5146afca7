import { useEffect, useState } from 'react';
import { browserSchedule } from '../layer/schedule';

/** ms by which a browser that has nothing else to do has painted. */
const PAINTED = 50;

/** For an effect, since React runs those of a press before the browser paints. Returns the function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => browserSchedule(work, PAINTED);

/**
 * False until what is shown has been painted: for controls that nobody misses before, of which there are many.
 * @param shown what it is about: false again where that changes; null where it is not displayed yet
 */
export function useAfterPaint(shown: string | null): boolean {
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : afterPaint(() => setPainted(shown))), [shown]);
  return shown !== null && painted === shown;
}
