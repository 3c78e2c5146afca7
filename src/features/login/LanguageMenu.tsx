import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import type { TextKey } from '../../core/i18n/i18n';
import { LANGS, type Lang } from '../../core/i18n/lang';
import { useShell } from '../../react/shell-context';
import { useLang, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { MenuButton } from '../../ui/menu/MenuButton';

const NAMES: Readonly<Record<Lang, TextKey>> = { 'zh-CN': 'console.langZh', en: 'console.langEn' };

/** Each language by its own name, so that one finds it who cannot read the other. */
export function LanguageMenu() {
  const { i18n } = useShell();
  const lang = useLang();
  const t = useT();
  const items = LANGS.map((choice) => ({
    kind: 'radio' as const,
    id: choice,
    label: t(NAMES[choice]),
    checked: choice === lang,
    onSelect: () => void i18n.setLang(choice),
  }));
  return (
    <MenuButton id="login-language" label={t('console.language')} items={items} placement="bottom-end">
      {(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          icon={Languages}
          iconEnd={ChevronDown}
          aria-label={`${t('console.language')}: ${t(NAMES[lang])}`}
        >
          {t(NAMES[lang])}
        </Button>
      )}
    </MenuButton>
  );
}
