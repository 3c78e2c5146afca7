import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import type { Place } from '../../ui/lazy/render-ahead';
import { useAhead } from '../../ui/lazy/use-ahead';
import { type MenuPopup, useMenuTrigger } from '../../ui/menu/use-menu-trigger';
import sheet from './account.css?sheet';

export const ACCOUNT = 'account';

export interface AccountMenuProps {
  /** Draws the open menu, of AccountEntries. */
  children(popup: MenuPopup): ReactNode;
  preload(): void;
  /** Runs once the page is idle. */
  onIdle(place: Place): void;
  /** The unread badge of a bell that does not fit; put its number into the description, too. */
  badge?: ReactNode;
  description?: string | undefined;
}

/** The button of the account menu. */
export function AccountMenu({ children, preload, onIdle, badge, description }: AccountMenuProps) {
  useSheet(sheet);
  const t = useT();
  const { session } = useShell();
  const { user, status } = useStore(session.$state);
  const { trigger, popup } = useMenuTrigger(ACCOUNT, preload);
  useAhead(onIdle);
  if (status === 'starting' && user === null) return <span className="oms-account-bone" aria-hidden="true" />;
  const acting = user?.actor ? t('account.actingAs', { name: user.name }) : undefined;
  return (
    <>
      <button
        {...trigger}
        type="button"
        className={cx('oms-account', acting && 'oms-account-acting')}
        aria-description={description}
        title={acting ?? user?.name}
        aria-label={badge === undefined ? t('account.label') : undefined}
      >
        {/* As content, not aria-label: see IconButton. */}
        {badge !== undefined && <span className="oms-sr">{t('account.label')}</span>}
        {user ? <Avatar name={user.name} round /> : <Icon icon={CircleUser} size={18} />}
        <Icon icon={ChevronDown} size={14} />
        {badge !== undefined && (
          <span className="oms-account-badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      {popup && children(popup)}
    </>
  );
}
