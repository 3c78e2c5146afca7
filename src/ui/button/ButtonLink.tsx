import type { ComponentPropsWithRef } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import type { ButtonProps } from './Button';
import { buttonSheet } from './sheet';

export interface ButtonLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className'>,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'wide'> {
  href: string;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({
  variant = 'secondary',
  size = 'm',
  icon,
  iconEnd,
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  useSheet(buttonSheet);
  return (
    <a
      {...rest}
      className={cx('oms-button', `oms-button-${variant}`, `oms-button-${size}`, wide && 'oms-button-wide')}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </a>
  );
}
