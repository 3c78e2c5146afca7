import * as paths from '../../page/addresses/console-paths';
import type { Link } from '../navigation/links';
import type { Navigation } from '../navigation/navigation';

/** The console's page of one notice: the link of a message without an address of its own. */
export const noticePage = (id: string): string => `${paths.NOTICE}?id=${encodeURIComponent(id)}`;

/** The link of a notice: its own address if that is safe or a path of the console, else its page in the console. */
export function noticeLink(
  { consoleLink }: Pick<Navigation, 'consoleLink'>,
  { id, url }: { id: string; url: string },
): Link | null {
  return (url.trim() === '' ? null : consoleLink(url)) ?? consoleLink(noticePage(id));
}
