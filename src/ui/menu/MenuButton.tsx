import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { Placement } from '../popover/Popover';
import type { MenuItem } from './items';
import { Menu } from './Menu';

/** What the button must be given, whichever it is: Button, IconButton or a plain one. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface MenuButtonProps {
  id: string;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  placement?: Placement | undefined;
  width?: number | undefined;
  header?: ReactNode;
  /** Draws the button: `(trigger) => <IconButton {...trigger} … />`. */
  children(trigger: MenuTrigger): ReactNode;
}

/** A button and its menu. Enter, Space, a press and the arrow keys open it. */
export function MenuButton({ id, children, ...menu }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<'first' | 'last'>();
  const open = start !== undefined;
  const trigger: MenuTrigger = {
    ref,
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setStart(open ? undefined : 'first'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStart(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {children(trigger)}
      <Menu {...menu} id={id} anchor={ref} open={open} start={start} onClose={() => setStart(undefined)} />
    </>
  );
}
