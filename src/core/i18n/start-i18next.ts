import { createInstance, type i18n } from 'i18next';
import type { Lang } from './lang';
import type { Texts } from './texts';

/** Loads with the texts of popups and dialogs, since those of the first view have no plural forms. */
export function startI18next(lang: Lang, texts: Texts): i18n {
  // No backend, and not asynchronous: with its resources at hand i18next starts at once.
  const i18next = createInstance();
  void i18next.init({
    lng: lang,
    // All languages have the same keys: there is nothing to fall back to.
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lang]: { translation: texts } },
  });
  return i18next;
}
