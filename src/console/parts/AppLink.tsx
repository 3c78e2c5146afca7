import { useHref, useLinkClickHandler } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/ButtonLink';
import { useFollow } from './use-follow';

export interface AppLinkProps extends Omit<ButtonLinkProps, 'href'> {
  /** A route of the console. */
  to: string;
}

/** A button that leads to another page of the console: the host hears of it first, and no document is loaded. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const follow = useFollow('console');
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <ButtonLink
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        follow(event);
        if (!event.defaultPrevented) open(event);
      }}
    />
  );
}
