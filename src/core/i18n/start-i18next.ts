import { createInstance, type i18n } from 'i18next';
import type { Lang } from './lang';
import type { TextKey, Texts, TextValues } from './texts';

const instances = new WeakMap<Texts, i18n>();

/**
 * The form of a text for the count among its values, its places still to be filled; undefined where it has one form.
 * Loads with the texts of popups and dialogs, since those of the first view have no plural forms.
 */
export function pluralForm(lang: Lang, texts: Texts, key: TextKey, values: TextValues): string | undefined {
  if (!('count' in values && `${key}_one` in texts)) return undefined;
  let i18next = instances.get(texts);
  if (!i18next) {
    i18next = start(lang, texts);
    instances.set(texts, i18next);
  }
  return i18next.t(key, { count: Number(values.count), skipInterpolation: true });
}

function start(lang: Lang, texts: Texts): i18n {
  // No backend, and not asynchronous: with its resources at hand i18next starts at once.
  const i18next = createInstance();
  void i18next.init({
    lng: lang,
    // All languages have the same keys: there is nothing to fall back to.
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [lang]: { translation: texts } },
  });
  return i18next;
}
