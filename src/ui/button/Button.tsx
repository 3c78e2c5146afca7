import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon, type IconDrawing } from '../icon/Icon';
import { Spinner } from '../view-states/Spinner';
import buttonSheet from './button.css?sheet';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** One primary on a surface. `danger` is a secondary button with words in red. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | undefined;
  /** Heights 28, 32 (28 compact) and 40 px. */
  size?: 's' | 'm' | 'l' | undefined;
  icon?: IconDrawing | undefined;
  iconEnd?: IconDrawing | undefined;
  /** At work: keeps its focus and its place, ignores presses, shows a spinner. */
  busy?: boolean | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
  children: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  iconEnd,
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  useSheet(buttonSheet);
  // Not `disabled` while busy: a disabled button loses the focus, and the keyboard user the place.
  const press = busy ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick;
  return (
    <button
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : null)}
      type={type}
      className={cx('oms-button', `oms-button-${variant}`, `oms-button-${size}`, wide && 'oms-button-wide')}
      onClick={press}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </button>
  );
}
