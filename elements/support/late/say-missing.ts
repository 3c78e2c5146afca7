import type { Packs } from '../../../src/core/i18n/lang';
import { findLanguage, loadLaterTexts, loadTexts, type TextKey } from '../../../src/core/i18n/texts';
import { browserPlatform } from '../../../src/core/platform/platform';
import { getShell, whenShell } from '../../../src/shell/page-shell';

const WORDS = 'error.noService' satisfies TextKey;

/** Says in the bar, or in the menu of a page without one, that the page has no service: both are empty without a shell. */
export async function sayMissing(packs: Packs): Promise<void> {
  const { lang } = getShell();
  const language = await findLanguage(lang, packs, browserPlatform(), true);
  const texts = await Promise.all([loadTexts(language), loadLaterTexts(language)]).catch(() => null);
  // Without its file it has no words: the error in the console has them.
  if (!texts) return;
  const element = document.querySelector('oms-topnav') ?? document.querySelector('oms-sidemenu');
  // It holds what React renders, which is nothing as long as there is no shell.
  const wrapper = element?.shadowRoot?.querySelector('.oms-root');
  if (!wrapper || wrapper.firstElementChild) return;
  const words = document.createElement('p');
  words.role = 'alert';
  words.lang = language.standIn ?? lang;
  words.dir = language.direction;
  words.textContent = { ...texts[0], ...texts[1] }[WORDS];
  // Nothing has set a theme yet: the colours of the light one.
  words.style.cssText =
    'box-sizing:border-box;display:flex;align-items:center;min-height:100%;margin:0;padding:8px 20px;color:#c22f35;background:#fff';
  wrapper.append(words);
  whenShell(() => words.remove());
}
