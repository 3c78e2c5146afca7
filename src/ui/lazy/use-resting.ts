import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useShell } from '../../react/shell-context';

/** ms after which a pointer on a control is not just on its way across. */
const REST = 50;

export interface Resting {
  /** Whether the pointer rests on the control: a press is likely. */
  resting: boolean;
  onPointerEnter(event: PointerEvent<Element>): void;
  onPointerLeave(): void;
  /** As if the pointer had gone; where it is still there it rests again after the same time. */
  restart(): void;
}

/**
 * Tells of a pointer that rests on the control with these two handlers. A finger does not rest: it presses.
 * @param shown whether the control is rendered: one that is removed under the pointer has no `pointerleave`
 */
export function useResting(shown: boolean): Resting {
  const { clock } = useShell().platform;
  const [resting, setResting] = useState(false);
  const cancel = useRef(() => {});
  const over = useRef<Element | null>(null);
  useEffect(() => {
    if (!shown) return;
    return () => {
      cancel.current();
      over.current = null;
      setResting(false);
    };
  }, [shown]);
  const restart = () => {
    cancel.current();
    setResting(false);
    if (over.current) cancel.current = clock.after(REST, () => setResting(true));
  };
  return {
    resting,
    onPointerEnter({ pointerType, currentTarget }) {
      over.current = pointerType === 'touch' ? null : currentTarget;
      restart();
    },
    onPointerLeave() {
      over.current = null;
      restart();
    },
    restart,
  };
}
