import { FALLBACK_LANG } from '../../src/core/i18n/first-lang';
import type { Lang, OwnLang } from '../../src/core/i18n/lang';

/** Injected by the build: see scripts/build/basic-texts.ts. */
declare const __OMS_LOST_TEXTS__: Readonly<Record<OwnLang, string>>;

/** Says in the place of elements that cannot be had that they are missing. One with content of the host's own shows that. */
export function sayLost(tags: readonly string[], known: Lang): void {
  // The texts of a pack are in the files that cannot be had.
  const lang = Object.hasOwn(__OMS_LOST_TEXTS__, known) ? (known as OwnLang) : FALLBACK_LANG;
  for (const tag of tags) {
    if (customElements.get(tag)) continue;
    for (const element of document.querySelectorAll(tag)) {
      if (element.firstElementChild || element.shadowRoot) continue;
      const words = document.createElement('p');
      words.textContent = decodeURIComponent(__OMS_LOST_TEXTS__[lang]);
      words.lang = lang;
      words.style.cssText = 'margin:0;padding:8px 16px';
      element.attachShadow({ mode: 'open' }).appendChild(words);
    }
  }
}
