import { useT } from '../../src/react/use-text';
import { Menu } from '../../src/ui/menu/Menu';
import type { MenuPopup } from '../../src/ui/menu/use-menu-trigger';
import { type ExtraProps, useExtraItems } from './use-extra-items';

export interface MorePopupProps extends MenuPopup, ExtraProps {
  id: string;
}

/** Entries for controls that do not fit into a bar without an account menu. */
export default function MorePopup({ features, places, onNotices, ...menu }: MorePopupProps) {
  const t = useT();
  const items = useExtraItems({ features, places, onNotices });
  return <Menu {...menu} label={t('topnav.more')} items={items} placement="bottom-end" />;
}
