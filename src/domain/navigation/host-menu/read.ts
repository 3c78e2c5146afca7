import { computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../../../core/config/types';
import type { Events } from '../../../core/events/events';
import type { Additions } from '../../../core/host-additions/additions';
import { type HostText, shortText } from '../../../core/host-additions/host-text';
import { createReader } from '../../../core/host-additions/reader';
import { anyId, hostText, linkUrl, order, ownId, text } from '../../../core/host-additions/rules';
import { type Member, optional } from '../../../core/shape/member';
import type { BaseData } from '../types';
import type { Marks } from './badges';
import { extendData } from './extend';
import { badgeRows } from './wanted';

/** Characters of a text in a badge; a longer one is cut. */
const MAX_BADGE = 8;

const badge: Member<number | HostText> = {
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

/**
 * What the host has added to the menu, each part another value where it, or the language, has changed: `$extend` adds
 * its entries to the data, `$marks` are its badges.
 */
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
  const $entries = computed(additions.of('menu'), () =>
    readEntries(additions.rows('menu', config.menuEntries)),
  );
  const $badges = computed(additions.of('badges'), () =>
    readBadges(additions.rows('badges', badgeRows(config.badges))),
  );
  return {
    $extend: computed(
      [$entries, $lang],
      (entries, lang) => (data: BaseData) => extendData(data, entries, lang, config.system ?? ''),
    ),
    $marks: computed(
      [$badges, $lang],
      (badges, lang): Marks =>
        new Map(
          badges.map(({ id, badge }) => [
            id,
            typeof badge === 'number' ? badge : shortText(badge, lang, MAX_BADGE),
          ]),
        ),
    ),
  };
}
