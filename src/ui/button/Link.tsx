import type { ComponentPropsWithRef } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon, type IconDrawing } from '../icon/Icon';
import { buttonSheet } from './sheet';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  href: string;
  /** In the colour of the text around it. */
  quiet?: boolean | undefined;
  /** Before and behind the words, such as the arrow of a link that opens a new tab. */
  icon?: IconDrawing | undefined;
  iconEnd?: IconDrawing | undefined;
}

export function Link({ quiet = false, icon, iconEnd, target, rel, children, ...rest }: LinkProps) {
  useSheet(buttonSheet);
  return (
    <a
      {...rest}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      className={cx('oms-link', quiet && 'oms-link-quiet')}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={14} />}
    </a>
  );
}
