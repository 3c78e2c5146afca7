import type { ReactNode } from 'react';
import type { Placement } from '../popover/Popover';
import type { MenuItem } from './items';
import { Menu } from './Menu';
import { type MenuTrigger, useMenuTrigger } from './use-menu-trigger';

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

/** A button and its menu. To fetch the menu later, use `useMenuTrigger` with a `lazyComponent`. */
export function MenuButton({ id, children, ...menu }: MenuButtonProps) {
  const { trigger, popup } = useMenuTrigger(id);
  return (
    <>
      {children(trigger)}
      {popup && <Menu {...menu} {...popup} id={id} />}
    </>
  );
}
