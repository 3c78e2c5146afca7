import type { ReactNode } from 'react';
import { lazyPart } from '../../src/react/lazy-part';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { cx } from '../../src/ui/class-names';
import { WaitingPopover } from '../../src/ui/popover/WaitingPopover';
import { useMethods } from '../support/methods';
import type { DrawerContentProps } from './DrawerContent';
import { NARROW } from './narrow';
import { usePageWidth } from './page-width';
import { useCollapsed } from './use-collapsed';
import './shared';

/** What both shapes of the menu are told. */
export interface MenuProps {
  module: string | undefined;
  /** The tree shows icons alone; beside the icon column the favourites are folded away. */
  collapsed: boolean;
  onCollapsed(on: boolean): void;
}

// A file that others use, too, is asked for by itself, so that it comes at the same time as the menu.
const TreeMenu = lazyPart<MenuProps>(
  () =>
    Promise.all([import('./TreeMenu'), import('../../src/features/menu/use-items')]).then(([menu]) => menu),
  ({ collapsed, children }) => (
    <Column className={collapsed ? 'oms-side-slim oms-side-collapsed' : 'oms-side-tree'}>{children}</Column>
  ),
  { early: true },
);

const FlyoutMenu = lazyPart<MenuProps>(
  () => Promise.all([import('./FlyoutMenu'), import('../../src/features/menu/icons')]).then(([menu]) => menu),
  ({ children }) => <Column className="oms-side-slim oms-side-rail">{children}</Column>,
  { early: true },
);

const DrawerContent = lazyPart<DrawerContentProps & { onClose(): void }>(
  () => import('./DrawerContent'),
  ({ onClose, children }) => <WaitingPopover onClose={onClose}>{children}</WaitingPopover>,
);

export interface SideMenuProps {
  host: HTMLElement;
  /** `auto` is a tree on the portal host and an icon column with flyouts elsewhere. */
  mode: 'auto' | 'tree' | 'flyout';
  /** The tree shows icons alone; beside the icon column the favourites are folded away. */
  collapsed: boolean | undefined;
  /** Id of the module to show; default the current page's. */
  module: string | undefined;
}

/** The side menu in both its shapes, and as a drawer on narrow windows (spec 2.5). Each is fetched where it is shown. */
export function SideMenu({ host, mode, collapsed: given, module }: SideMenuProps) {
  const { config, navigation } = useShell();
  const drawer = useStore(navigation.$drawer);
  const tree = mode === 'tree' || (mode === 'auto' && config.portal);
  const key = tree ? 'oms.menu.collapsed' : 'oms.favourites.collapsed';
  const [collapsed, setCollapsed] = useCollapsed(host, given, key);
  useMethods(host, {
    toggle() {
      if (matchMedia(NARROW).matches) navigation.$drawer.set(!navigation.$drawer.get());
      else setCollapsed(!collapsed);
    },
  });
  const treeWidth = collapsed ? 56 : 220;
  usePageWidth(host, tree ? treeWidth : 60);
  const Menu = tree ? TreeMenu : FlyoutMenu;
  return (
    <>
      <Menu module={module} collapsed={collapsed} onCollapsed={setCollapsed} />
      {drawer && <DrawerContent module={module} onClose={() => navigation.$drawer.set(false)} />}
    </>
  );
}

/** The menu's box while what belongs in it is on its way. */
function Column({ className, children }: { className: string; children: ReactNode }) {
  const t = useT();
  return (
    <nav className={cx('oms-side', className)} part="menu" aria-label={t('menu.label')}>
      {children}
    </nav>
  );
}
