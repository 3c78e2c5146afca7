import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { follow } from '../core/navigation/follow';
import type { Link } from '../core/navigation/links';
import { useShell } from './shell-context';
import { useT } from './use-text';

export interface EntryLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  id: string;
  link: Link;
  /** What the page is told of where the move began. */
  source: 'sidemenu' | 'favourites';
  current: boolean;
  /** Called after it was pressed so that it opens here, or in the new tab that it always opens in. */
  onFollow(): void;
  children: ReactNode;
}

/** An entry of the menu as a link: the page is told before the move, and a reader where it opens in a new tab. */
export function EntryLink({ id, link, source, current, onFollow, children, ...rest }: EntryLinkProps) {
  const { navigation } = useShell();
  const t = useT();
  const away = link.target === '_blank';
  return (
    <a
      {...rest}
      data-fly={id}
      part="item"
      href={link.url}
      target={away ? '_blank' : undefined}
      rel={away ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        follow(navigation, link, source, id, event);
        // With a modifier it opens elsewhere, and who opens several wants the menu to stay.
        if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onFollow();
      }}
    >
      {children}
      {away && <span className="oms-sr">{t('menu.newTab')}</span>}
    </a>
  );
}
