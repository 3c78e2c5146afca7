import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Mark } from '../../../domain/feedback/marks';
import { cx } from '../../../ui/class-names';
import { type Edges, END, pull, type Size, START, WHOLE } from './geometry';
import { usePointer } from './use-pointer';

/** px on the screen that an arrow key moves a box; with Ctrl it is one pixel of the image. */
const STEP = 8;

interface Props {
  mark: Mark;
  size: Size;
  /** Such as "Black-out 2 of 3". */
  label: string;
  /** Id of the words that say which keys do what. */
  help: string;
  chosen: boolean;
  disabled: boolean;
  /** Where the picture is on the screen. */
  picture: () => DOMRect | null;
  onChoose(): void;
  onChange(mark: Mark): void;
  onDelete(): void;
}

const HANDLES: readonly (readonly [name: string, edges: Edges])[] = [
  ['nw', { left: 1, top: 1, right: 0, bottom: 0 }],
  ['ne', { left: 0, top: 1, right: 1, bottom: 0 }],
  ['sw', { left: 1, top: 0, right: 0, bottom: 1 }],
  ['se', { left: 0, top: 0, right: 1, bottom: 1 }],
  ['n', { left: 0, top: 1, right: 0, bottom: 0 }],
  ['s', { left: 0, top: 0, right: 0, bottom: 1 }],
  ['w', { left: 1, top: 0, right: 0, bottom: 0 }],
  ['e', { left: 0, top: 0, right: 1, bottom: 0 }],
];

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A box on the picture: dragged, pulled at its corners and edges, and moved by the keys. */
export function MarkBox({ mark, size, label, help, chosen, disabled, picture, ...on }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  /** How it is while it is dragged. */
  const [dragged, setDragged] = useState<Mark | null>(null);
  const edges = useRef<Edges>(WHOLE);
  const { x, y, width, height } = dragged ?? mark;

  useLayoutEffect(() => {
    const percent = { left: x / size.width, top: y / size.height, width: width / size.width };
    for (const [name, part] of Object.entries({ ...percent, height: height / size.height })) {
      ref.current?.style.setProperty(name, `${part * 100}%`);
    }
  }, [x, y, width, height, size]);

  const scale = () => size.width / (picture()?.width || size.width);
  const press = usePointer(picture, {
    onStart(event) {
      if (disabled) return false;
      const handle = (event.target as HTMLElement).getAttribute('data-handle');
      edges.current = HANDLES.find(([name]) => name === handle)?.[1] ?? WHOLE;
      on.onChoose();
      return true;
    },
    onMove: ({ dx, dy }) => setDragged(pull(mark, edges.current, dx * scale(), dy * scale(), size)),
    onEnd(stroke) {
      setDragged(null);
      if (!stroke || (stroke.dx === 0 && stroke.dy === 0)) return;
      on.onChange(pull(mark, edges.current, stroke.dx * scale(), stroke.dy * scale(), size));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      on.onDelete();
      return;
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    // Alt with an arrow would go back in the history.
    event.preventDefault();
    event.stopPropagation();
    const step = event.ctrlKey || event.metaKey ? 1 : Math.max(1, Math.round(STEP * scale()));
    const which = event.shiftKey ? END : event.altKey ? START : WHOLE;
    on.onChange(pull(mark, which, arrow[0] * step, arrow[1] * step, size));
  };

  return (
    <button
      ref={ref}
      type="button"
      className={cx('oms-mark', `oms-mark-${mark.kind}`, chosen && 'oms-mark-chosen')}
      aria-label={label}
      aria-describedby={help}
      aria-pressed={chosen}
      data-mark={mark.id}
      {...press}
      onFocus={on.onChoose}
      onKeyDown={onKeyDown}
    >
      {chosen && HANDLES.map(([name]) => <span key={name} className="oms-mark-handle" data-handle={name} />)}
    </button>
  );
}
