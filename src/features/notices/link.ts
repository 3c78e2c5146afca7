import type { Link } from '../../core/navigation/links';
import type { Navigation } from '../../core/navigation/navigation';

/** The console's page of one notice: where a message leads that has no address of its own (spec 2.1). */
export const noticePage = (id: string): string => `/home/notice/list/detail?id=${encodeURIComponent(id)}`;

/** Where a notice leads: its own address if that is a safe one or a path of the console, else its own page. */
export function noticeLink(
  { consoleLink }: Pick<Navigation, 'consoleLink'>,
  { id, url }: { id: string; url: string },
): Link | null {
  return (url.trim() === '' ? null : consoleLink(url)) ?? consoleLink(noticePage(id));
}
