import { createInstance } from 'i18next';
import { fillText } from './fill-text';
import type { Lang } from './lang';
import type { Texts, Translate } from './texts';

const NAMESPACE = 'shell';

/** Translates once the texts of popups and dialogs are there. */
export interface Engine {
  readonly t: Translate;
  /** Sets all texts, with the host's words among them. */
  put(texts: Texts): void;
}

/** Starts i18next for a language. It takes the plural forms from `Intl.PluralRules`: a pack may have more than English. */
export function startI18next(lang: Lang): Engine {
  // i18next looks for the texts of a tag under its canonical form.
  const [tag = lang] = Intl.getCanonicalLocales(lang);
  const i18next = createInstance();
  // No backend, and not asynchronous: it starts at once.
  void i18next.init({
    lng: tag,
    // All languages have the same keys: there is nothing to fall back to.
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    defaultNS: NAMESPACE,
  });
  return {
    t(key, values = {}) {
      const { count } = values;
      // `fillText` puts the values in, with the blanks that Chinese has before and after them.
      const form = { skipInterpolation: true, ...(count !== undefined && { count: Number(count) }) };
      return fillText(i18next.t(key, form), values);
    },
    put(texts) {
      i18next.removeResourceBundle(tag, NAMESPACE);
      i18next.addResourceBundle(tag, NAMESPACE, texts);
    },
  };
}
