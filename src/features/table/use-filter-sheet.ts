import { useEffect, useRef, useState } from 'react';
import { addBackStep, type BackStep } from '../../core/platform/back-step';
import type { FilterValues } from '../../domain/table/query';

/** The sheet while it is open. Back closes it, too. */
export function useFilterSheet(onChange: (values: FilterValues) => void) {
  const [opened, setOpened] = useState<{ wanted: string | undefined } | null>(null);
  const step = useRef<BackStep>(null);
  useEffect(() => () => step.current?.drop(), []);
  return {
    opened,
    open(wanted?: string) {
      step.current = addBackStep(() => setOpened(null));
      setOpened({ wanted });
    },
    /** @param values what is set with it */
    async close(values?: FilterValues) {
      setOpened(null);
      // The address of the filters takes the place of the list's, not of the sheet's.
      const taken = step.current;
      step.current = null;
      await taken?.leave();
      if (values) onChange(values);
    },
  };
}
