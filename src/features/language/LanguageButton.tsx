import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useT, useWriting } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { MenuButton } from '../../ui/menu/MenuButton';
import { useLanguageItems } from './use-language-items';

/** The switcher with words: it names the present language. */
export function LanguageButton({ id }: { id: string }) {
  const t = useT();
  const { name } = useWriting();
  const items = useLanguageItems();
  return (
    <MenuButton id={id} label={t('language.label')} items={items} placement="bottom-end">
      {(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          icon={Languages}
          iconEnd={ChevronDown}
          aria-label={`${t('language.label')}: ${name}`}
        >
          {name}
        </Button>
      )}
    </MenuButton>
  );
}
