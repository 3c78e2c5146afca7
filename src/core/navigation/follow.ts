import type { Link } from './links';
import type { Navigation } from './navigation';

/** What is asked of a click, of whichever library. */
export interface LinkClick {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/**
 * Says to the host that a link was pressed, and stops the browser where the host routes itself. A press with a
 * modifier opens a tab or a window, which is the browser's own business.
 */
export function follow(
  navigation: Pick<Navigation, 'announce'>,
  link: Pick<Link, 'url' | 'target'>,
  source: string,
  id: string | null,
  click: LinkClick,
): void {
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
  if (!navigation.announce(link, source, id)) click.preventDefault();
}
