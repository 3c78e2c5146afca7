import type { ComponentPropsWithRef } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import buttonSheet from './button.css?sheet';

export interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** One primary on a surface. `danger` is a secondary button with words in red. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | undefined;
  /** Heights 28, 32 (28 compact) and 40 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
}

/** A button with a text alone: `Button` adds icons and the busy state, which need code that the first paint does not. */
export function PlainButton({
  variant = 'secondary',
  size = 'm',
  wide = false,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  useSheet(buttonSheet);
  return (
    <button
      {...rest}
      type={type}
      className={cx('oms-button', `oms-button-${variant}`, `oms-button-${size}`, wide && 'oms-button-wide')}
    />
  );
}
