import type { Lang } from '../../core/i18n/lang';
import { nameOfLang } from '../../core/i18n/lang-name';
import { showMessage } from '../../core/show-message';
import { useShell } from '../../react/shell-context';
import { useLang } from '../../react/use-text';
import type { MenuItem } from '../../ui/menu/items';

/** The languages as entries of a menu, each in its own words. */
export function useLanguageItems(): MenuItem[] {
  const shell = useShell();
  const { i18n } = shell;
  const current = useLang();
  const choose = async (lang: Lang) => {
    await i18n.setLang(lang);
    if (i18n.lang() === lang) return;
    // Its texts did not load. doctor() has the reason.
    await showMessage(shell, { tone: 'error', title: () => i18n.t('language.failed') }, 'language');
  };
  return i18n.langs().map((lang) => ({
    kind: 'radio',
    id: `lang-${lang}`,
    label: lang === current ? i18n.language().name : nameOfLang(lang),
    checked: lang === current,
    onSelect: () => void choose(lang),
  }));
}
