import type { Lang } from '../../src/core/i18n/lang';
import { HOME, NOTICES, PROFILE } from '../../src/page/addresses/console-paths';
import { FALLBACK_LANG } from '../../src/page/language/first-lang';
import type { BasicTexts } from './basic-texts';
import { report } from './report';
import type { QueuedCall, RawConfigs } from './types';

/** Injected by the build. */
declare const __OMS_BASIC_TEXTS__: Readonly<Record<string, BasicTexts>>;

let reported = false;

/** The elements in whose place something is drawn. */
const BAR = ['oms-topnav', 'oms-sidemenu', 'oms-notice-center'];

/**
 * Draws links in the place of elements that this browser cannot draw, in the colours of the page around them: the bar
 * in the place of the top bar, or of the side menu where there is no top bar; of a bell alone the link to its page.
 * Runs in browsers of 2020: a build of its own lowers the syntax, and what is called here is as old.
 * @param tags the elements that were found on the page
 * @param configs not validated, as `queue`
 * @param lacks what the browser lacks
 */
export function drawBasic(
  tags: readonly string[],
  lang: Lang,
  { baked, dataset, json }: RawConfigs,
  queue: readonly QueuedCall[],
  lacks: readonly string[],
): void {
  if (!reported) {
    reported = true;
    const why = 'the browser is too old, or the page replaces them; links stand in the place of the elements';
    report({ code: 'browser', message: `no ${lacks.join(', no ')}: ${why}`, source: 'oms-shell.js' });
  }
  const texts = __OMS_BASIC_TEXTS__[lang] ?? __OMS_BASIC_TEXTS__[FALLBACK_LANG]!;
  // The strongest first, as the core has them.
  const sources = [...queue.map(([, config]) => config).reverse(), json, { hosts: dataset }, baked];
  const consoleUrl = sources.map(consoleOf).find((url) => url !== null) ?? null;
  const link = (path: string, text: string) => {
    if (consoleUrl === null) return [];
    const anchor = document.createElement('a');
    anchor.href = consoleUrl + path;
    anchor.textContent = text;
    Object.assign(anchor.style, { color: 'inherit', textDecoration: 'underline', whiteSpace: 'nowrap' });
    return [anchor];
  };
  for (const element of document.querySelectorAll<HTMLElement>(BAR.join())) {
    const name = element.localName;
    if (!tags.includes(name)) continue;
    if (name !== 'oms-topnav' && document.querySelector('oms-topnav')) continue;
    const notices = link(NOTICES, texts['notices.label']);
    if (name === 'oms-notice-center') {
      put(element, notices);
      continue;
    }
    const brand = document.createElement('strong');
    brand.textContent = texts['topnav.brand'];
    const why = document.createElement('span');
    why.textContent = texts['basic.why'];
    const bar = document.createElement('nav');
    bar.lang = lang;
    bar.setAttribute('aria-label', texts['topnav.brand']);
    bar.append(
      brand,
      ...link(HOME, texts['home.title']),
      ...notices,
      ...link(PROFILE, texts['profile.title']),
      why,
    );
    // By the CSSOM, which a strict policy allows.
    Object.assign(bar.style, {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      minHeight: '56px',
      boxSizing: 'border-box',
      padding: '8px 12px',
      borderBottom: '1px solid currentColor',
      font: '14px/24px system-ui, sans-serif',
    });
    // `gap` is younger than the browsers that this is for.
    for (const child of bar.children as HTMLCollectionOf<HTMLElement>) child.style.margin = '0 12px';
    put(element, [bar]);
    // The style sheet of placeholders gives it the height of one row.
    Object.assign(element.style, { display: 'block', height: 'auto' });
  }
}

/** A root leaves what the host has put into the element as it is, and shows what has a slot. */
function put(element: HTMLElement, content: readonly HTMLElement[]): void {
  if (!element.attachShadow) {
    element.append(...content);
    return;
  }
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.append(...content);
  for (const name of new Set([...element.children].map((child) => child.slot).filter(Boolean))) {
    const slot = document.createElement('slot');
    slot.name = name;
    (content[0] ?? root).appendChild(slot);
  }
}

function consoleOf(source: unknown): string | null {
  const url = (source as { hosts?: { console?: unknown } } | undefined)?.hosts?.console;
  try {
    const { protocol, href } = new URL(String(url), document.baseURI);
    return typeof url === 'string' && /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}
