import { foldKeyword } from '../../core/text/fold';
import { safeUrl } from '../../core/url';
import type { DomainContext } from '../context';
import { type EntryHit, matchTitle } from '../navigation/search/find-entries';
import type { PinyinMatch } from '../navigation/search/pinyin';
import { visitsOf } from './visits';

/**
 * The visited pages, the newest first, without the present one. Pages that the menu does not have, and unsafe addresses, are left
 * out; titles are in the present language.
 */
export function recentPages(shell: DomainContext): EntryHit[] {
  const here = shell.platform.location.href();
  return visitsOf(shell).flatMap(({ url, title }): EntryHit[] => {
    const safe = safeUrl(url);
    const place = safe === null ? null : shell.navigation.place(safe);
    const link = safe === null ? null : shell.navigation.consoleLink(safe);
    if (safe === null || !place || !link || sameRecord(safe, here)) return [];
    const id = new URL(safe).searchParams.get('id');
    const named = place.url !== safe && title !== '';
    const shown = named ? title : [place.title, place.url === safe ? null : id].filter(Boolean).join(' ');
    // A record below an entry is a page of its own.
    const note = place.url === safe ? (shell.navigation.$tree.get().byId.get(place.id)?.note ?? '') : '';
    const above = named ? place.trail : place.trail.slice(0, -1);
    return [{ id: safe, title: shown, note, link, trail: above.map((step) => step.title), range: null }];
  });
}

/** The pages whose title matches, also by pinyin if it is given; all pages for an empty keyword. */
export function matchingPages(
  pages: readonly EntryHit[],
  keyword: string,
  pinyin: PinyinMatch | null,
): EntryHit[] {
  const needle = foldKeyword(keyword);
  if (needle === '') return [...pages];
  return pages.flatMap((page) => {
    const match = matchTitle(page.title, needle, pinyin);
    return match ? [{ ...page, range: match.range }] : [];
  });
}

/** Whether two addresses show the same record: other parameters than `id` do not count. */
function sameRecord(a: string, b: string): boolean {
  const [one, other] = [new URL(a), new URL(b)];
  const same = one.origin === other.origin && one.pathname === other.pathname;
  return same && one.searchParams.get('id') === other.searchParams.get('id');
}
