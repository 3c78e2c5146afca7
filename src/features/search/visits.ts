import { pageOf } from '../../core/navigation/current';
import { PREFIX } from '../../core/session/stored';
import { isWire } from '../../core/session/wire';
import type { Shell } from '../../core/shell';

/** A page that the user was on, as it is kept. */
export interface Visit {
  url: string;
  /** What a detail page is about; empty where the menu names the page. */
  title: string;
}

const KEY = `${PREFIX}recent`;
const MOST = 8;

const userId = ({ session }: Shell): string | undefined => session.$state.get().user?.id;

/** What is kept for this user, newest first. Checked no further than its shape: where a url may lead is the reader's to ask. */
export function visitsOf(shell: Shell): Visit[] {
  try {
    const kept: unknown = JSON.parse(shell.platform.local.get(KEY) ?? 'null');
    if (isWire(kept) && kept.user === userId(shell) && Array.isArray(kept.pages)) {
      return kept.pages.filter(
        (page): page is Visit =>
          isWire(page) && typeof page.url === 'string' && typeof page.title === 'string',
      );
    }
  } catch {
    // Edited by hand, or cut short: nothing was kept.
  }
  return [];
}

/** Puts a page on top. Another user's are dropped; what a detail page is about is not forgotten. */
export function visit(shell: Shell, { url, title }: Visit): void {
  const user = userId(shell);
  if (user === undefined) return;
  const before = visitsOf(shell);
  const known = before.find((page) => page.url === url)?.title;
  const pages = [{ url, title: title || (known ?? '') }, ...before.filter((page) => page.url !== url)];
  shell.platform.local.set(KEY, JSON.stringify({ user, pages: pages.slice(0, MOST) }));
}

export const forgetVisits = ({ platform }: Shell): void => platform.local.remove(KEY);

/** Of the address only the page and its id are kept: what else stands in it may be a secret. */
function visited({ navigation, platform }: Shell): string | null {
  const entry = navigation.$current.get();
  if (!entry) return null;
  const { href, searchParams } = new URL(platform.navigation.href());
  const page = pageOf(href);
  const own = entry.visible ? navigation.link(entry)?.url : undefined;
  if (own !== undefined && pageOf(own) === page) return own;
  const id = searchParams.get('id');
  return id === null ? null : new URL(`${page}?id=${encodeURIComponent(id)}`).href;
}

/** Remembers the pages of the menu, and the details below them, that the user goes to. Returns the end of it. */
export function keepVisits(shell: Shell): () => void {
  const { navigation, platform, session } = shell;
  const note = () => {
    const url = visited(shell);
    if (url !== null) visit(shell, { url, title: '' });
  };
  const stops = [
    navigation.$current.listen(note),
    session.$state.listen(note),
    platform.navigation.listen(note),
  ];
  note();
  return () => {
    for (const stop of stops) stop();
  };
}
