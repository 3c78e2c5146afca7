import { ShellLink, type ShellLinkProps } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import type { ButtonProps } from './Button';
import buttonSheet from './button.css?sheet';

export interface ButtonLinkProps
  extends Omit<ShellLinkProps, 'className'>,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'wide'> {}

/** A link that looks like a button. */
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
    <ShellLink
      {...rest}
      className={cx('oms-button', `oms-button-${variant}`, `oms-button-${size}`, wide && 'oms-button-wide')}
    >
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </ShellLink>
  );
}
