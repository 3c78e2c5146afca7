import type { Lang, OwnLang } from '../../src/core/i18n/lang';
import { FALLBACK_LANG } from '../../src/page/language/first-lang';

/** Injected by the build: see scripts/build/basic-texts.ts. */
declare const __OMS_LOST_TEXTS__: Readonly<Record<OwnLang, string>>;

/**
 * Says in the place of elements that cannot be had that they are missing. One with content of the host's own shows
 * that. What was painted for a first visit stays, as its links lead on, but its buttons do nothing: then the page says
 * it once, above all.
 */
export function sayLost(tags: readonly string[], known: Lang): void {
  // The texts of a pack are in the files that cannot be had.
  const lang = Object.hasOwn(__OMS_LOST_TEXTS__, known) ? (known as OwnLang) : FALLBACK_LANG;
  let isSaid = false;
  for (const tag of tags) {
    if (customElements.get(tag)) continue;
    for (const element of document.querySelectorAll(tag)) {
      const root = element.shadowRoot;
      // Painted frames have no paragraphs, so one in there is this sentence, said before.
      isSaid ||= !!root?.querySelector('p');
      if (root ? isSaid : element.firstElementChild) continue;
      const words = document.createElement('p');
      words.textContent = decodeURIComponent(__OMS_LOST_TEXTS__[lang]);
      words.lang = lang;
      words.style.cssText = `margin:0;padding:8px 16px${root ? ';position:fixed;inset:auto 0 0 auto;background:#222;color:#fff;font:14px system-ui' : ''}`;
      if (root) words.role = 'alert';
      isSaid ||= !!root;
      (root ?? element.attachShadow({ mode: 'open' })).appendChild(words);
    }
  }
}
