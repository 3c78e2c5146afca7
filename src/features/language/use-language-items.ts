import { LANGS } from '../../core/i18n/lang';
import { useShell } from '../../react/shell-context';
import { useLang, useT } from '../../react/use-text';
import type { MenuItem } from '../../ui/menu/items';

/** The languages as entries of a menu, each in its own words. */
export function useLanguageItems(): MenuItem[] {
  const { i18n } = useShell();
  const t = useT();
  const current = useLang();
  return LANGS.map((lang) => ({
    kind: 'radio',
    id: `lang-${lang}`,
    label: t(`language.${lang}`),
    checked: lang === current,
    onSelect: () => void i18n.setLang(lang),
  }));
}
