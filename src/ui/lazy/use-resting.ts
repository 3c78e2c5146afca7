import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useShell } from '../../react/shell-context';

/** ms after which a pointer on a control is not just on its way across. */
const REST = 50;

export interface Resting {
  /** Whether the pointer rests on the control: a press is likely. */
  resting: boolean;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
}

/** Tells of a pointer that rests on the control with these handlers. A finger does not rest: it presses. */
export function useResting(): Resting {
  const { clock } = useShell().platform;
  const [resting, setResting] = useState(false);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return {
    resting,
    onPointerEnter({ pointerType }) {
      cancel.current();
      if (pointerType !== 'touch') cancel.current = clock.after(REST, () => setResting(true));
    },
    onPointerLeave() {
      cancel.current();
      setResting(false);
    },
  };
}
