import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { useMenuTrigger } from '../../src/ui/menu/use-menu-trigger';
import MorePopup from './MorePopup';
import type { ExtraProps } from './use-extra-items';

const ID = 'more';

export interface MoreMenuProps extends Omit<ExtraProps, 'onNotices'> {
  badge: ReactNode;
  description: string | undefined;
  onNotices(anchor: RefObject<HTMLElement | null>): void;
}

/** Takes the account menu's part in a bar that has none. */
export default function MoreMenu({ badge, description, onNotices, ...extra }: MoreMenuProps) {
  const t = useT();
  const { trigger, popup } = useMenuTrigger(ID);
  return (
    <>
      <IconButton
        {...trigger}
        icon={Ellipsis}
        label={t('topnav.more')}
        badge={badge}
        aria-description={description}
      />
      {popup && <MorePopup {...popup} {...extra} id={ID} onNotices={() => onNotices(popup.anchor)} />}
    </>
  );
}
