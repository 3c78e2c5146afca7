import { type EntryHit, matchTitle } from '../../core/navigation/find-entries';
import type { PinyinMatch } from '../../core/navigation/pinyin';
import type { Shell } from '../../core/shell';
import { safeUrl } from '../../core/url';
import { visitsOf } from './visits';

/**
 * Pages that the user was on, newest first, without the one that is shown. What the menu no longer knows and what leads
 * nowhere safe is left out; titles are in the present language.
 */
export function recentPages(shell: Shell): EntryHit[] {
  const here = shell.platform.navigation.href();
  return visitsOf(shell).flatMap(({ url, title }): EntryHit[] => {
    const safe = safeUrl(url);
    const place = safe === null ? null : shell.navigation.place(safe);
    const link = safe === null ? null : shell.navigation.consoleLink(safe);
    if (safe === null || !place || !link || sameRecord(safe, here)) return [];
    const id = new URL(safe).searchParams.get('id');
    const named = place.url !== safe && title !== '';
    const shown = named ? title : [place.title, place.url === safe ? null : id].filter(Boolean).join(' ');
    const above = named ? place.trail : place.trail.slice(0, -1);
    return [{ id: safe, title: shown, link, trail: above.map((step) => step.title), range: null }];
  });
}

/** Those whose title fits, by pinyin too where it is given; all of them for an empty keyword. */
export function matchingPages(
  pages: readonly EntryHit[],
  keyword: string,
  pinyin: PinyinMatch | null,
): EntryHit[] {
  const needle = keyword.trim().toLowerCase();
  if (needle === '') return [...pages];
  return pages.flatMap((page) => {
    const match = matchTitle(page.title, needle, pinyin);
    return match ? [{ ...page, range: match.range }] : [];
  });
}

/** Whether two addresses show the same record, whatever else their queries say. */
function sameRecord(a: string, b: string): boolean {
  const [one, other] = [new URL(a), new URL(b)];
  const same = one.origin === other.origin && one.pathname === other.pathname;
  return same && one.searchParams.get('id') === other.searchParams.get('id');
}
