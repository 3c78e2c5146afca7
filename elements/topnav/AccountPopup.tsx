import type { ShellError } from '../../src/core/errors';
import { AccountEntries } from '../../src/features/account/AccountEntries';
import { guideWishStore } from '../../src/features/guide/wish';
import { useLanguageItems } from '../../src/features/language/use-language-items';
import { useFeature } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import type { MenuItem } from '../../src/ui/menu/items';
import type { MenuPopup } from '../../src/ui/menu/use-menu-trigger';
import type { Feature } from './features';

export interface AccountPopupProps extends MenuPopup {
  features: ReadonlySet<Feature>;
  /** The bar has no room for all its features. */
  narrow: boolean;
  onError(error: ShellError): void;
}

/** The account menu, in a narrow window with what the bar has no room for. */
export default function AccountPopup({ features, narrow, ...menu }: AccountPopupProps) {
  const t = useT();
  const guide = useFeature(guideWishStore);
  const languages = useLanguageItems();
  const extra: MenuItem[] = narrow
    ? [
        ...(features.has('guide') ? [{ id: 'guide', label: t('guide.label'), onSelect: guide.ask }] : []),
        ...(features.has('language') ? languages : []),
      ]
    : [];
  return <AccountEntries {...menu} extra={extra} />;
}
