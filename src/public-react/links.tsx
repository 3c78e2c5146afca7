import type { ComponentPropsWithRef } from 'react';
import { useMove } from '../react/use-move';
import type { ButtonProps } from '../ui/button/Button';
import { ButtonLink as ShellButtonLink } from '../ui/button/ButtonLink';
import { Link as ShellLink } from '../ui/button/Link';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'className'> {
  /** Absolute, or relative to the page's address; http or https, else the words are no link. */
  href: string;
  /** Default false. */
  newTab?: boolean | undefined;
}

export interface ButtonLinkProps
  extends LinkProps,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'wide'> {}

/** A link whose click emits `oms-navigate` first, so that a host may route it itself. Stands in a surface. */
export function Link({ href, newTab, ...rest }: LinkProps) {
  return <ShellLink {...rest} to={useMove()(href, newTab)} />;
}

/** The same in the look of a button. */
export function ButtonLink({ href, newTab, ...rest }: ButtonLinkProps) {
  return <ShellButtonLink {...rest} to={useMove()(href, newTab)} />;
}
