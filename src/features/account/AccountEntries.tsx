import AppWindow from 'lucide/dist/esm/icons/app-window.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import UserRoundCog from 'lucide/dist/esm/icons/user-round-cog.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { socialAllowed } from '../../core/config/social-allowed';
import type { ShellError } from '../../core/errors';
import { openTab } from '../../core/platform/new-tab';
import type { User } from '../../core/session/types';
import type { ForwardTarget } from '../../domain/account/links-api';
import { accountStore } from '../../domain/account/store';
import * as paths from '../../page/addresses/console-paths';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useLookChoices } from '../../react/use-look-choices';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import type { MenuItem } from '../../ui/menu/items';
import { Menu } from '../../ui/menu/Menu';
import type { MenuPopup } from '../../ui/menu/use-menu-trigger';
import { ACCOUNT } from './AccountMenu';
import sheet from './account-entries.css?sheet';

export interface AccountEntriesProps extends MenuPopup {
  /** Entries above signing out: what a narrow bar has no room for. */
  extra: readonly MenuItem[];
  /** The host's own entries, behind the user's pages. */
  ofHost: readonly MenuItem[];
  onError(error: ShellError): void;
}

/** The account menu: the user, the user's pages, and signing out. */
export function AccountEntries({ extra, ofHost, onError, ...popup }: AccountEntriesProps) {
  useSheet(sheet);
  const t = useT();
  const { session } = useShell();
  const { user } = useStore(session.$state);
  return (
    <Menu
      {...popup}
      id={ACCOUNT}
      label={t('account.label')}
      items={useAccountItems(user, extra, ofHost, onError)}
      placement="bottom-end"
      {...(user && { header: <Who user={user} /> })}
    />
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
        {user.organisation && <p className="oms-account-organisation">{user.organisation.name}</p>}
        {user.role && <p className="oms-account-note">{t(`account.role.${user.role}`)}</p>}
        {user.actor && (
          <p className="oms-account-actor">
            <Icon icon={UserRoundCog} size={14} />
            {t('account.actor', { name: user.actor.name })}
          </p>
        )}
      </div>
    </>
  );
}

function useAccountItems(
  user: User | null,
  extra: readonly MenuItem[],
  ofHost: readonly MenuItem[],
  onError: (error: ShellError) => void,
): MenuItem[] {
  const t = useT();
  const { navigation, config, platform } = useShell();
  const social = socialAllowed(config.social, platform.location.href());
  const newTab = t('account.newTab');
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
        newTab,
        to: { url: link.url, target: '_blank', source: 'account', id: null },
      },
    ];
  };
  const forward = (target: ForwardTarget, icon: IconDrawing): MenuItem => ({
    id: target,
    icon,
    label: t(`account.${target}`),
    newTab,
    onSelect() {
      // The tab first, and within the press: see openTab.
      void store.forward(target, openTab()).then((error) => {
        if (error) onError(error);
      });
    },
  });
  const back: MenuItem = {
    id: 'back',
    icon: Undo2,
    label: t('account.back'),
    onSelect: () => void store.goBack().then((error) => error && onError(error)),
  };
  const looks = useLookChoices().map(
    ({ choose, ...look }): MenuItem => ({ kind: 'radio', ...look, onSelect: choose }),
  );
  return [
    ...page('panel', paths.HOME, LayoutDashboard, t('account.panel')),
    ...page('profile', paths.PROFILE, CircleUser, t('profile.title')),
    ...page('security', paths.SECURITY, ShieldCheck, t('security.title')),
    ...page('password', paths.PASSWORD, KeyRound, t('account.password')),
    ...(social ? page('connections', paths.CONNECTIONS, Link2, t('connections.title')) : []),
    ...(user?.isSuper ? page('actas', paths.ACT_AS, UserRoundCog, t('actAs.title')) : []),
    { kind: 'separator', id: 'line-systems' },
    forward('userCentre', Users),
    forward('erp', AppWindow),
    ...(ofHost.length > 0 ? [{ kind: 'separator', id: 'line-host' } as const, ...ofHost] : []),
    ...(extra.length > 0 ? [{ kind: 'separator', id: 'line-extra' } as const, ...extra] : []),
    ...(looks.length > 0 ? [{ kind: 'separator', id: 'line-look' } as const, ...looks] : []),
    { kind: 'separator', id: 'line' },
    ...(user?.actor ? [back] : []),
    { id: 'out', icon: LogOut, label: t('action.signOut'), onSelect: () => void store.signOut() },
  ];
}
