import { nameOf } from '../../core/text/name';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { pageOf } from '../navigation/pages';

/** A visited page, as it is stored. */
export interface Visit {
  url: string;
  /** The title of a detail page; empty where the menu names the page. */
  title: string;
}

/** Stored pages. */
const MOST = 8;

const userId = ({ session }: DomainContext): string | undefined => session.$state.get().user?.id;

/** The stored pages of this user, the newest first. Only their shape is checked: the caller checks that an address is safe. */
export function visitsOf(shell: DomainContext): Visit[] {
  try {
    const stored: unknown = JSON.parse(shell.platform.local.get(KEYS.visits) ?? 'null');
    if (isRecord(stored) && stored.user === userId(shell) && Array.isArray(stored.pages)) {
      return stored.pages.filter(
        (page): page is Visit =>
          isRecord(page) && typeof page.url === 'string' && typeof page.title === 'string',
      );
    }
  } catch {
    // Edited by hand, or incomplete: no page is stored.
  }
  return [];
}

/** Adds a page at the top; a page without a title keeps its earlier one. Discards pages of another user. */
export function addVisit(shell: DomainContext, { url, title }: Visit): void {
  const user = userId(shell);
  if (user === undefined) return;
  const before = visitsOf(shell);
  const known = before.find((page) => page.url === url)?.title;
  const pages = [{ url, title: nameOf(title, known) }, ...before.filter((page) => page.url !== url)];
  shell.platform.local.set(KEYS.visits, JSON.stringify({ user, pages: pages.slice(0, MOST) }));
}

export const clearVisits = ({ platform }: DomainContext): void => platform.local.remove(KEYS.visits);

/** The address to store: only the page and its id, since other parameters may be secret. Null for a page outside the menu. */
function addressOfVisit({ navigation, platform }: DomainContext): string | null {
  const entry = navigation.$current.get();
  if (!entry) return null;
  const { href, searchParams } = new URL(platform.location.href());
  const page = pageOf(href);
  const own = entry.visible ? navigation.link(entry)?.url : undefined;
  if (own !== undefined && pageOf(own) === page) return own;
  const id = searchParams.get('id');
  return id === null ? null : new URL(`${page}?id=${encodeURIComponent(id)}`).href;
}

/** Stores each visited page of the menu, and detail pages below it. Returns the function that ends that. */
export function trackVisits(shell: DomainContext): () => void {
  const { navigation, platform, session } = shell;
  let last = '';
  const store = () => {
    const url = addressOfVisit(shell);
    const visit = `${userId(shell)} ${url}`;
    // A change of the session is no new visit: it would store a page again whose visit the user has cleared.
    if (url === null || visit === last) return;
    last = visit;
    addVisit(shell, { url, title: '' });
  };
  const stops = [
    navigation.$current.listen(store),
    session.$state.listen(store),
    platform.location.listen(store),
  ];
  store();
  return () => {
    for (const stop of stops) stop();
  };
}
