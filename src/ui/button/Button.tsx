import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon';
import { Spinner } from '../spinner/Spinner';
import { PlainButton, type PlainButtonProps } from './PlainButton';

export interface ButtonProps extends PlainButtonProps {
  icon?: IconDrawing | undefined;
  iconEnd?: IconDrawing | undefined;
  /** At work: keeps its focus and its place, ignores presses, shows a spinner. */
  busy?: boolean | undefined;
  children: ReactNode;
}

export function Button({ icon, iconEnd, busy = false, onClick, children, ...rest }: ButtonProps) {
  // Not `disabled` while busy: a disabled button loses the focus, and the keyboard user the place.
  const press = busy ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick;
  return (
    <PlainButton {...rest} {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : null)} onClick={press}>
      {busy ? <Spinner size={16} /> : icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </PlainButton>
  );
}
