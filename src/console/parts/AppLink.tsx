import { useHref, useLinkClickHandler } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/ButtonLink';

export interface AppLinkProps extends Omit<ButtonLinkProps, 'href'> {
  /** A route of the console. */
  to: string;
}

/** A button that leads to another page of the console, without loading a document. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <ButtonLink {...rest} href={useHref(to)} onClick={useLinkClickHandler<HTMLAnchorElement>(to)} />;
}
