import { allLangs, type Lang, languageOf } from '../../core/i18n/lang';
import { useShell } from '../../react/shell-context';
import { useLang } from '../../react/use-text';
import type { MenuItem } from '../../ui/menu/items';

/** The languages as entries of a menu, each in its own words. */
export function useLanguageItems(): MenuItem[] {
  const { i18n, commands } = useShell();
  const current = useLang();
  const choose = async (lang: Lang) => {
    await i18n.setLang(lang);
    if (i18n.lang() === lang) return;
    // Its texts did not load. doctor() has the reason; without an element that shows messages the user gets none.
    await commands
      .run('showMessage', { tone: 'error', title: () => i18n.t('language.failed') })
      .catch(() => {});
  };
  return allLangs().map((lang) => ({
    kind: 'radio',
    id: `lang-${lang}`,
    label: languageOf(lang).name,
    checked: lang === current,
    onSelect: () => void choose(lang),
  }));
}
