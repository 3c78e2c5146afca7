import type { PageKey } from '../../core/config/types';
import type { TextKey } from '../../core/i18n/i18n';
import { isMac } from '../../page/platform/is-mac';

/** The key that begins those of two presses. */
export const LEAD = 'g';

/** The second press of those that begin with `LEAD`. */
export const SECOND = {
  n: 'notices',
  o: 'organisation',
  m: 'menu',
  f: 'feedback',
} as const satisfies Readonly<Record<string, PageKey>>;

/** What is pressed, as printed on the keyboard, one press after the other; and other ways to the same. */
export function pressesOf(key: PageKey): readonly (readonly string[])[] {
  if (key === 'search') return [[isMac() ? '⌘ K' : 'Ctrl K'], ['/']];
  if (key === 'help') return [['?']];
  const second = Object.keys(SECOND).find((letter) => SECOND[letter as keyof typeof SECOND] === key) ?? '';
  return [[LEAD.toUpperCase(), second.toUpperCase()]];
}

/** What a key leads to, in words. */
export const NAMES = {
  search: 'search.label',
  notices: 'notices.label',
  organisation: 'org.switch',
  menu: 'menu.filter',
  feedback: 'feedback.button',
  help: 'keys.title',
} as const satisfies Readonly<Record<PageKey, TextKey>>;
