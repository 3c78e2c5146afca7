import { lazyPart } from '../../src/react/lazy-part';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useMethods } from '../support/methods';
import { Drawer, NARROW } from './Drawer';
import type { DrawerContentProps } from './DrawerContent';
import { FlyoutMenu } from './FlyoutMenu';
import { usePageWidth } from './page-width';
import { TreeMenu } from './TreeMenu';
import { useCollapsed } from './use-collapsed';

const DrawerContent = lazyPart<DrawerContentProps>(() => import('./DrawerContent'));

export interface SideMenuProps {
  host: HTMLElement;
  /** `auto` is a tree on the portal host and an icon column with flyouts elsewhere. */
  mode: 'auto' | 'tree' | 'flyout';
  /** The tree shows icons alone; beside the icon column the favourites are folded away. */
  collapsed: boolean | undefined;
  /** Id of the module to show; default the current page's. */
  module: string | undefined;
}

/** The side menu in both its shapes, and as a drawer on narrow windows (spec 2.5). */
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
      {drawer && (
        <Drawer>
          <DrawerContent module={module} />
        </Drawer>
      )}
    </>
  );
}
