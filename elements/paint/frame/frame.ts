import { readTemplates, sheets } from 'virtual:frames';
import { readConfig } from '../../../src/core/config/read';
import { fromDataset } from '../../../src/core/config/sources';
import type { Lang } from '../../../src/core/i18n/lang';
import { fitCount } from '../../../src/features/modules/fit';
import { measureRow } from '../../../src/features/modules/measure-row';
import type { PaintedNode } from '../../../src/page/picture/format';
import { cookie } from '../../../src/page/platform/cookie';
import { tokenSheet } from '../../../src/react/token-sheet';
import type { InstallOptions } from '../../loader/types';
import { modulesRoom } from '../../topnav/fold/modules-room';
import { frameOf } from './frame-of';
import { type ReplyTexts, readModel } from './model';
import type { FramePage } from './page';

/** The picture of an element at a first visit. */
export interface Frame {
  readonly content: PaintedNode;
  /** Those that the element has, too. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Once it is in its root. */
  settle(root: ShadowRoot): void;
}

/**
 * Gives the frames of a page's elements, once the first replies are there (docs/behaviour.md#instant-paint). Null where
 * nobody is signed in, or the page has to show something else first.
 */
export async function readFrames(
  options: InstallOptions,
  lang: Lang,
  replies: ReplyTexts,
): Promise<((element: HTMLElement) => Frame | null) | null> {
  const page = browserPage(options);
  const model = await readModel(page, lang, replies);
  if (!model) return null;
  const own = readTemplates(lang);
  const tokens = tokenSheet(page.config.tokens);
  return (element) => {
    const frame = frameOf(element, model, own);
    return (
      frame && {
        content: frame.content,
        sheets: [...frame.sheets.map((index) => sheets[index]!), ...(tokens ? [tokens] : [])].map((sheet) =>
          sheet.get(),
        ),
        settle: frame.isBar ? fitModules : () => {},
      }
    );
  };
}

function browserPage({ baked, dataset, json, queue, additions }: InstallOptions): FramePage {
  const sources = queue.map(([, config]) => config);
  return {
    config: readConfig([baked, fromDataset(dataset), json, ...sources], location.origin).config,
    additions,
    href: location.href,
    cookie,
    local: quietly((key) => localStorage.getItem(key)),
    session: quietly((key) => sessionStorage.getItem(key)),
    scheme: () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  };
}

const quietly = (get: (key: string) => string | null) => (key: string) => {
  try {
    return get(key);
  } catch {
    // The browser refuses its storage.
    return null;
  }
};

/** Hides the modules that have no room, as the bar itself does; `More` names the current one if it is among them. */
function fitModules(root: ShadowRoot): void {
  const bar = root.querySelector('header');
  const row = root.querySelector('.oms-modules-row');
  const more = row?.querySelector('.oms-modules-more');
  if (!bar || !row || !more) return;
  const measure = () => {
    const sizes = measureRow(row);
    const room = modulesRoom(bar, root.querySelector('.oms-search') !== null);
    if (!sizes || room === null) return;
    const shown = fitCount({ ...sizes, room, shown: null });
    [...row.children].forEach((item, at) => {
      const isOut = item.hasAttribute('data-more') ? shown === sizes.widths.length : at >= shown;
      item.classList.toggle('oms-modules-out', isOut);
    });
  };
  measure();
  const held = row.querySelector('.oms-modules-out[data-module] [aria-current]')?.textContent;
  if (!held) return;
  const name = document.createElement('span');
  name.className = 'oms-modules-held';
  name.textContent = held;
  more.setAttribute('aria-current', 'true');
  more.firstElementChild?.classList.add('oms-sr');
  more.querySelector('svg')?.before(name);
  // The name takes room, too.
  measure();
}
