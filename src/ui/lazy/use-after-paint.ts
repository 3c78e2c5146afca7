import { useEffect, useState } from 'react';
import { browserSchedule } from '../layer/schedule';

/** ms by which most browsers have painted; one that is busier paints what follows with it. */
const DELAY = 50;

/** For an effect, since React runs those of a press before the browser paints. Returns the function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => browserSchedule(work, DELAY);

/**
 * False until what is shown has been painted: for controls that nobody misses before, of which there are many.
 * @param shown what it is about: false again where that changes; null where it is not displayed yet
 */
export function useAfterPaint(shown: string | null): boolean {
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : afterPaint(() => setPainted(shown))), [shown]);
  return shown !== null && painted === shown;
}
