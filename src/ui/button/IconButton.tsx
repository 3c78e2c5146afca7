import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon, type IconDrawing, type IconSize } from '../icon/Icon';
import buttonSheet from './button.css?sheet';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: IconDrawing;
  /** The accessible name, shown as a tooltip too. */
  label: string;
  iconSize?: IconSize | undefined;
  /** Sides 28, 32 and 36 px (44 on narrow windows). */
  size?: 's' | 'm' | 'l' | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  /** With an edge and a ground, beside other buttons of a page head. */
  edged?: boolean | undefined;
  /** A Badge, put at the upper right; its number belongs into the button's description, too. */
  badge?: ReactNode;
}

export function IconButton({
  icon,
  label,
  size = 'l',
  iconSize = size === 'l' ? 18 : 16,
  pressed,
  expanded,
  edged = false,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps) {
  useSheet(buttonSheet);
  return (
    <button
      title={label}
      aria-label={badge === undefined ? label : undefined}
      {...rest}
      aria-pressed={pressed}
      aria-expanded={expanded ?? rest['aria-expanded']}
      type={type}
      className={cx('oms-icon-button', `oms-icon-button-${size}`, edged && 'oms-icon-button-edged')}
    >
      <Icon icon={icon} size={iconSize} />
      {badge !== undefined && (
        <>
          {/* As content, not aria-label: with one, the figures of a badge would count as a visible name that differs. */}
          <span className="oms-sr">{label}</span>
          <span className="oms-icon-badge" aria-hidden="true">
            {badge}
          </span>
        </>
      )}
    </button>
  );
}
