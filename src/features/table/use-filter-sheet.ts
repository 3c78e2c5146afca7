import { type RefObject, useEffect, useRef, useState } from 'react';
import { addBackStep, type BackStep } from '../../core/platform/back-step';
import type { FilterValues } from '../../domain/table/query';

/**
 * The sheet while it is open. Back closes it, too.
 * @param narrow where it ends, as when a phone is turned, the sheet closes
 */
export function useFilterSheet(narrow: boolean, onChange: (values: FilterValues) => void) {
  const [opened, setOpened] = useState<{ wanted: string | undefined } | null>(null);
  const step = useRef<BackStep>(null);
  useEffect(() => () => step.current?.drop(), []);
  useEffect(() => {
    if (narrow) return;
    setOpened(null);
    void leave(step);
  }, [narrow]);
  return {
    opened,
    open(wanted?: string) {
      step.current = addBackStep(() => {
        step.current = null;
        setOpened(null);
      });
      setOpened({ wanted });
    },
    /** @param values what is set with it */
    async close(values?: FilterValues) {
      setOpened(null);
      // The address of the filters takes the place of the list's, not of the sheet's.
      await leave(step);
      if (values) onChange(values);
    },
  };
}

async function leave(step: RefObject<BackStep | null>): Promise<void> {
  const taken = step.current;
  step.current = null;
  await taken?.leave();
}
