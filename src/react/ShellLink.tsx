import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { Move } from '../core/navigation/go-to';
import { useShell } from './shell-context';
import { useT } from './use-text';

export interface ShellLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** Null for an address that nothing may lead to: the words stand there, without a link. */
  to: Move | null;
  /** Called after a click that leads away from the page; not where the link opens beside it. */
  onFollow?: ((click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Adds to the name, for screen readers, that the link opens a new tab. */
  saysNewTab?: boolean | undefined;
}

/**
 * The one link of the shell: a click emits `oms-navigate` before the browser follows it. `onClick` runs first; if it prevents
 * the default, the link is not followed.
 */
export function ShellLink({ to, onFollow, onClick, saysNewTab = false, children, ...rest }: ShellLinkProps) {
  const { navigation } = useShell();
  const newTab = to?.target === '_blank';
  return (
    <a
      {...rest}
      href={to?.url}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      onClick={(click) => {
        onClick?.(click);
        if (to && navigation.goTo(to, { click })) onFollow?.(click);
      }}
    >
      {newTab && saysNewTab ? <NamedNewTab>{children}</NamedNewTab> : children}
    </a>
  );
}

function NamedNewTab({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <span className="oms-sr">{useT()('menu.newTab')}</span>
    </>
  );
}
