import { useHref, useLinkClickHandler } from 'react-router';
import { useShell } from '../../react/shell-context';
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/ButtonLink';

export interface AppLinkProps extends Omit<ButtonLinkProps, 'to'> {
  /** A route of the console. */
  route: string;
}

/** A button that leads to another page of the console. The router shows the page, no document is loaded. */
export function AppLink({ route, ...rest }: AppLinkProps) {
  const { platform } = useShell();
  const open = useLinkClickHandler<HTMLAnchorElement>(route);
  const url = new URL(useHref(route), platform.location.href()).href;
  return (
    <ButtonLink
      {...rest}
      to={{ url, target: '_self', source: 'console', id: null }}
      onFollow={(click) => {
        if (!click.defaultPrevented) open(click);
      }}
    />
  );
}
