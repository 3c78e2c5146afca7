import { ShellLink, type ShellLinkProps } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon, type IconDrawing } from '../icon/Icon';
import buttonSheet from './button.css?sheet';

export interface LinkProps extends Omit<ShellLinkProps, 'className'> {
  /** In the colour of the text around it. */
  quiet?: boolean | undefined;
  /** Before and behind the words, such as the arrow of a link that opens a new tab. */
  icon?: IconDrawing | undefined;
  iconEnd?: IconDrawing | undefined;
}

export function Link({ quiet = false, icon, iconEnd, children, ...rest }: LinkProps) {
  useSheet(buttonSheet);
  return (
    <ShellLink {...rest} className={cx('oms-link', quiet && 'oms-link-quiet')}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </ShellLink>
  );
}
