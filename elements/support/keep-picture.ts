import * as COOKIES from '../../src/core/storage-keys/cookies';
import * as KEYS from '../../src/core/storage-keys/keys';
import { textOf } from '../../src/react/css';
import type { Shell } from '../../src/shell/shell';
import type { PaintedElement } from '../paint/format';
import { nodeOf } from '../paint/node-of';
import { attributesOf } from '../paint/rules';
import { tagsOfPictures } from '../paint/tags';

/** Characters: a browser gives an origin some five million, which the page shares. */
const LIMIT = 300_000;

/** Finds popups and dialogs. A picture has none: nothing would close them. */
const OPEN = '[data-oms-layer], dialog, [aria-haspopup][aria-expanded="true"]';

/**
 * Keeps what the elements of this page look like for its next visit, now and whenever the page is hidden.
 * @param build see `Picture`
 */
export function keepPictures(shell: Shell, build: string): void {
  const { platform, session } = shell;
  let kept = '';
  const keep = () => {
    const { status, user } = session.$state.get();
    if (status !== 'signed-in' || session.$lapse.get() || !user || user.actor) return;
    // Another tab may have gone on with another user or organisation, whose page this is not.
    const owner = { user: user.id, organisation: session.contextId() };
    const isOwn =
      platform.cookies.get(COOKIES.user.name) === owner.user &&
      platform.cookies.get(COOKIES.organisation.name) === owner.organisation;
    const elements = isOwn && !shell.navigation.base.$state.get().stale && drawAll();
    if (!elements || elements.elements.length === 0) return;
    const look = platform.cookies.get(COOKIES.look.name) ?? undefined;
    const picture = { build, ...owner, lang: shell.i18n.lang(), look, width: innerWidth, ...elements };
    const text = JSON.stringify(picture);
    if (text.length > LIMIT || (text === kept && platform.local.get(KEYS.picture) !== null)) return;
    kept = text;
    platform.local.set(KEYS.picture, JSON.stringify({ ...picture, at: platform.clock.now() }));
  };
  keep();
  const stop = platform.page.listen(() => {
    if (platform.page.hidden()) keep();
  });
  shell.onEnd(stop);
}

/** Null where something is open. */
function drawAll(): { sheets: string[]; elements: PaintedElement[] } | null {
  const sheets: string[] = [];
  const elements: PaintedElement[] = [];
  const indexOf = (sheet: CSSStyleSheet) => {
    const text = textOf(sheet);
    if (!sheets.includes(text)) sheets.push(text);
    return sheets.indexOf(text);
  };
  for (const tag of tagsOfPictures) {
    for (const element of document.querySelectorAll(tag)) {
      const root = element.shadowRoot;
      const wrapper = root?.querySelector('.oms-root');
      if (!root || !wrapper?.firstChild) continue;
      if (root.querySelector(OPEN)) return null;
      const content = nodeOf(wrapper);
      const attributes = attributesOf(element);
      if (content === null || elements.some((one) => one.tag === tag && one.attributes === attributes))
        continue;
      elements.push({ tag, attributes, sheets: [...root.adoptedStyleSheets].map(indexOf), content });
    }
  }
  return { sheets, elements };
}
