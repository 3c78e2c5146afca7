import { computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../../../core/config/types';
import type { Events } from '../../../core/events/events';
import type { Additions } from '../../../core/host-additions/additions';
import type { HostText } from '../../../core/host-additions/host-text';
import { createReader } from '../../../core/host-additions/reader';
import {
  anyId,
  hostText,
  linkUrl,
  optional,
  order,
  ownId,
  type Rule,
  text,
} from '../../../core/host-additions/rules';
import type { BaseData } from '../types';
import { extendData, type HostMenu } from './extend';
import { badgeRows } from './wanted';

const badge: Rule<number | HostText> = {
  allowed: 'a count of 0 or more, a text, or texts by language',
  read: (value) =>
    typeof value === 'number' ? (value >= 0 ? Math.trunc(value) : undefined) : hostText.read(value),
};

export interface HostMenuDeps {
  readonly config: Pick<ShellConfig, 'menuEntries' | 'badges' | 'system'>;
  /** Null for a picture: the shell that follows reads the same rows, and reports. */
  readonly events: Pick<Events, 'error'> | null;
  readonly additions: Additions;
  readonly $lang: ReadableAtom<string>;
  /** Gives the page's address. */
  href(): string;
}

/** What adds the entries and badges of the host to the data of a menu; another function where these, or the language, have changed. */
export function readHostMenu({ config, events, additions, $lang, href }: HostMenuDeps) {
  const readEntries = createReader('menu', events, {
    id: ownId,
    title: hostText,
    url: optional(linkUrl(href), null),
    under: optional(anyId, null),
    note: optional(hostText, ''),
    icon: optional(text, ''),
    permission: optional(text, null),
    order: optional(order, null),
  });
  const readBadges = createReader('badges', events, { id: anyId, badge });
  const $menu = computed(
    additions.$edits,
    (): HostMenu => ({
      entries: readEntries(additions.rows('menu', config.menuEntries)),
      badges: readBadges(additions.rows('badges', badgeRows(config.badges))),
    }),
  );
  return computed(
    [$menu, $lang],
    (menu, lang) => (data: BaseData) => extendData(data, menu, lang, config.system ?? ''),
  );
}
