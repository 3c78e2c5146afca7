import { PAINTED, type PaintedElement, type PaintedRoot } from '../../src/page/picture/format';
import { attributesOf, LIFETIME, PLAIN } from '../../src/page/picture/rules';
import { tagsOfPictures } from '../../src/page/picture/tags';
import * as COOKIES from '../../src/page/storage-keys/cookies';
import * as KEYS from '../../src/page/storage-keys/keys';
import { textOf } from '../../src/react/css';
import type { Shell } from '../../src/shell/shell';
import { nodeOf } from './node-of';
import { watchChanges } from './watch-changes';

/** Characters: a browser gives an origin some five million, which the page shares. */
const LIMIT = 300_000;

/**
 * ms from one look at the page to the next: counts, icons and keys come after the menu, each by itself. After the last
 * one the page is looked at when it is hidden.
 */
const LOOKS = [0, 100, 200, 400, 800, 1600];

/** Finds popups and dialogs, which nothing would close in a picture, and what stands for a part that has not come. */
const PASSING = '[data-oms-layer], dialog, [aria-haspopup][aria-expanded="true"], .oms-lazy';

/**
 * Keeps what the elements of this page look like for its next visit: once they show what is there now, again where that
 * changes in the first seconds, and whenever the page is hidden, which it is before another one takes its place.
 * @param build see `Picture`
 */
export function keepPictures(shell: Shell, build: string): void {
  const { platform, session } = shell;
  const changes = watchChanges();
  /** Of what picture; null where there can be none now. */
  const about = () => {
    const { status, user } = session.$state.get();
    if (status !== 'signed-in' || session.$lapse.get() || !user || user.actor) return null;
    // Another tab may have gone on with another user or organisation, whose page this is not.
    const owner = { user: user.id, organisation: session.contextId() };
    const isOwn =
      platform.cookies.get(COOKIES.user.name) === owner.user &&
      platform.cookies.get(COOKIES.organisation.name) === owner.organisation;
    if (!isOwn || shell.navigation.base.$state.get().stale) return null;
    const look = platform.cookies.get(COOKIES.look.name) ?? PLAIN;
    return { build, ...owner, lang: shell.i18n.lang(), look, width: innerWidth };
  };
  let known = '';
  const keep = () => {
    const now = about();
    if (!now) return;
    const roots = rootsOfPage();
    const isKept = platform.local.get(KEYS.picture) !== null;
    if (isKept && known === JSON.stringify(now) && !changes.since(roots)) return;
    const elements = drawAll(roots);
    if (!elements || elements.elements.length === 0) return;
    const text = JSON.stringify({ ...now, ...elements });
    if (text.length > LIMIT) return;
    if (!isFresh(platform.local.get(KEYS.picture), text, platform.clock.now()))
      platform.local.set(KEYS.picture, withTime(text, platform.clock.now()));
    known = JSON.stringify(now);
    changes.watch(roots);
  };
  const stop = platform.page.listen(() => {
    if (platform.page.hidden()) keep();
  });
  let ended = false;
  let cancel = () => {};
  const look = (index: number) => {
    const ms = LOOKS[index];
    if (ms === undefined) return;
    cancel = platform.clock.after(ms, () =>
      platform.idle(() => {
        if (ended) return;
        keep();
        look(index + 1);
      }),
    );
  };
  look(0);
  shell.onEnd(() => {
    ended = true;
    stop();
    cancel();
    changes.end();
  });
}

/** Last, so that two pictures of the same page begin alike. */
const withTime = (text: string, at: number) => `${text.slice(0, -1)},"at":${at}}`;

/** Whether the kept text is this picture, and is so for some hours yet: to write it would tell each tab of the origin. */
function isFresh(kept: string | null, text: string, now: number): boolean {
  const start = withTime(text, 0).slice(0, -2);
  if (!kept?.startsWith(start)) return false;
  const age = now - Number.parseInt(kept.slice(start.length), 10);
  return age >= 0 && age < LIFETIME / 2;
}

/** The roots of the elements that a picture has. */
function rootsOfPage(): PaintedRoot[] {
  const elements = tagsOfPictures.flatMap((tag) => [...document.querySelectorAll(tag)]);
  return elements.map((element) => element.shadowRoot).filter((root) => root !== null);
}

/** Null where something is open or still loads, or an element still waits with what the loader has drawn of it. */
function drawAll(roots: readonly PaintedRoot[]): { sheets: string[]; elements: PaintedElement[] } | null {
  const sheets: string[] = [];
  const elements: PaintedElement[] = [];
  const indexOf = (sheet: CSSStyleSheet) => {
    const text = textOf(sheet);
    if (!sheets.includes(text)) sheets.push(text);
    return sheets.indexOf(text);
  };
  for (const root of roots) {
    if (root[PAINTED]) return null;
    const wrapper = root.querySelector('.oms-root');
    if (!wrapper?.firstChild) continue;
    if (root.querySelector(PASSING)) return null;
    const tag = root.host.localName;
    const attributes = attributesOf(root.host);
    const content = nodeOf(wrapper);
    if (content === null || elements.some((one) => one.tag === tag && one.attributes === attributes))
      continue;
    elements.push({ tag, attributes, sheets: [...root.adoptedStyleSheets].map(indexOf), content });
  }
  return { sheets, elements };
}
