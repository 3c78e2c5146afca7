import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from '../../domain/announcements/paging';
import type { ViewerState } from '../../domain/announcements/viewer';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { deepActiveElement } from '../../ui/layer/active-element';

export interface PagingProps {
  state: ViewerState;
  onStep(direction: Direction): void;
}

/** Previous and next, and where next leads. The focus stays on the button that was pressed, as long as it can. */
export function Paging({ state, onStep }: PagingProps) {
  const t = useT();
  const errorText = useErrorText();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState(false);
  const { moving, problem, loading, shown } = state;
  const ends = { previous: state.previous.state === 'end', next: state.next.state === 'end' };

  // A button at its end is disabled and would lose the focus to the page: the other one takes it.
  useLayoutEffect(() => {
    const buttons = [previous.current, next.current];
    const lost = buttons.find((button) => button?.disabled && deepActiveElement(document) === button);
    if (lost) buttons.find((button) => button && !button.disabled)?.focus();
  });

  const step = (direction: Direction) => {
    setMoved(true);
    onStep(direction);
  };
  // Until its place is known nobody can say where a button leads; after a failure a press looks once more.
  const waits = (direction: Direction) => state[direction].state === 'unknown' && problem === null;
  return (
    <>
      <Button
        ref={previous}
        icon={ChevronLeft}
        disabled={ends.previous}
        busy={moving === 'previous'}
        aria-disabled={waits('previous') || undefined}
        onClick={() => !waits('previous') && step('previous')}
      >
        {t('announcements.previous')}
      </Button>
      <Button
        ref={next}
        iconEnd={ChevronRight}
        disabled={ends.next}
        busy={moving === 'next'}
        aria-disabled={waits('next') || undefined}
        onClick={() => !waits('next') && step('next')}
      >
        {t('announcements.next')}
      </Button>
      {problem ? (
        <span className="oms-paging-note" role="alert">
          {t('announcements.besideFailed', { reason: errorText(problem) })}
        </span>
      ) : (
        <span className="oms-paging-note oms-paging-title" aria-hidden="true" title={state.next.title}>
          {state.next.title}
        </span>
      )}
      <span className="oms-sr" role="status">
        {moved && !loading ? shown?.title : ''}
      </span>
    </>
  );
}
