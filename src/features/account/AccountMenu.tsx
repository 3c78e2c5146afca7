import AppWindow from 'lucide/dist/esm/icons/app-window.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { ShellError } from '../../core/errors';
import type { User } from '../../core/session/types';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import type { MenuItem } from '../../ui/menu/items';
import { MenuButton } from '../../ui/menu/MenuButton';
import text from './account.css?inline';
import type { ForwardTarget } from './api';
import { openTab } from './new-tab';
import { accountStore } from './store';

const sheet = css(text);

export interface AccountMenuProps {
  /** Entries above signing out: what a narrow bar has no room for. */
  extra?: readonly MenuItem[];
  onError(error: ShellError): void;
}

/** The account menu (spec 2.4): who is signed in, their pages, signing out. */
export function AccountMenu({ extra = [], onError }: AccountMenuProps) {
  useSheet(sheet);
  const t = useT();
  const { session } = useShell();
  const { user, status } = useStore(session.$state);
  const items = useAccountItems(extra, onError);
  if (status === 'starting' && user === null) return <span className="oms-account-bone" aria-hidden="true" />;
  return (
    <MenuButton
      id="account"
      label={t('account.label')}
      items={items}
      placement="bottom-end"
      {...(user && { header: <Who user={user} /> })}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className="oms-account"
          aria-label={t('account.label')}
          title={user?.name}
        >
          {user ? <Avatar name={user.name} round /> : <Icon icon={CircleUser} size={18} />}
          <Icon icon={ChevronDown} size={14} />
        </button>
      )}
    </MenuButton>
  );
}

function Who({ user }: { user: User }) {
  const t = useT();
  return (
    <>
      <Avatar name={user.name} round size="l" />
      <div className="oms-account-who">
        <p className="oms-account-name" title={user.name}>
          {user.name}
        </p>
        {user.email !== '' && (
          <p className="oms-account-note" title={user.email}>
            {user.email}
          </p>
        )}
        {user.role && <p className="oms-account-note">{t(`account.role.${user.role}`)}</p>}
      </div>
    </>
  );
}

function useAccountItems(extra: readonly MenuItem[], onError: (error: ShellError) => void): MenuItem[] {
  const t = useT();
  const { navigation } = useShell();
  const store = useFeature(accountStore);

  const page = (id: string, path: string, icon: IconDrawing, label: string): MenuItem[] => {
    const link = navigation.consoleLink(path);
    if (!link) return [];
    return [
      {
        kind: 'link',
        id,
        icon,
        label,
        href: link.url,
        onSelect(event) {
          if (!navigation.announce(link, 'account', null)) event.preventDefault();
        },
      },
    ];
  };
  const forward = (target: ForwardTarget, icon: IconDrawing): MenuItem => ({
    id: target,
    icon,
    label: t(`account.${target}`),
    onSelect() {
      // The tab first, and within the press: see openTab.
      void store.forward(target, openTab()).then((error) => {
        if (error) onError(error);
      });
    },
  });
  return [
    ...page('panel', '/home', LayoutDashboard, t('account.panel')),
    ...page('password', '/home/password', KeyRound, t('account.password')),
    forward('userCentre', Users),
    forward('erp', AppWindow),
    ...(extra.length > 0 ? [{ kind: 'separator', id: 'line-extra' } as const, ...extra] : []),
    { kind: 'separator', id: 'line' },
    { id: 'out', icon: LogOut, label: t('action.signOut'), onSelect: () => void store.signOut() },
  ];
}
