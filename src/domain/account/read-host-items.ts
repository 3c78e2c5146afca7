import type { Events } from '../../core/events/events';
import type { GivenRow } from '../../core/host-additions/additions';
import { textIn } from '../../core/host-additions/host-text';
import { createReader } from '../../core/host-additions/reader';
import { callback, hostText, linkUrl, order, ownId, text } from '../../core/host-additions/rules';
import { optional } from '../../core/shape/member';

/** An item of a host in the account menu, checked, in the language of the page: a link, or an action. */
export interface HostItem {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly onSelect: (() => void) | null;
  readonly icon: string | null;
}

/** Makes what reads the items, in their order. @param href gives the page's address */
export function createItemReader(
  events: Pick<Events, 'error'>,
  href: () => string,
): (given: readonly GivenRow[], lang: string) => HostItem[] {
  const read = createReader(
    'account',
    events,
    {
      id: ownId,
      title: hostText,
      url: optional(linkUrl(href), null),
      onSelect: optional(callback<() => void>(), null),
      icon: optional(text, null),
      order: optional(order, null),
    },
    ({ url, onSelect }) =>
      (url === null) === (onSelect === null) ? 'it must have either url or onSelect' : null,
  );
  const rank = ({ order }: { order: number | null }) => order ?? Number.MAX_SAFE_INTEGER;
  return (given, lang) =>
    read(given)
      .sort((a, b) => rank(a) - rank(b))
      .map((item) => ({ ...item, title: textIn(item.title, lang).trim() }));
}
