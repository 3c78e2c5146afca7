import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { media } from '../../src/core/platform/media';
import * as KEYS from '../../src/page/storage-keys/keys';
import { formOf, type MenuForm } from '../../src/page/tags/menu-form';
import { canAdopt } from '../../src/react/css';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { followZoom } from '../../src/ui/layer/zoom';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { NARROW } from '../../src/ui/narrow-window';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import type { MethodsOf, PropsOf } from '../support/element-declaration';
import { useMethods } from '../support/methods';
import { columnOf } from './column';
import type { declaration } from './declaration';
import type { DrawerContentProps } from './drawer/DrawerContent';
import { forms } from './forms';
import { ModuleLinks } from './ModuleLinks';
import { useCollapsed } from './use-collapsed';

/** Props of both forms of the menu. */
export interface MenuProps {
  module: string | undefined;
  /** The tree shows icons alone; beside the icon column the favourites are folded away. */
  collapsed: boolean;
  onCollapsed(on: boolean): void;
}

const TreeMenu = lazyComponent<MenuProps>(
  () => import('./tree/TreeMenu'),
  ({ collapsed, children }) => (
    <Column form="tree" collapsed={collapsed}>
      {children}
    </Column>
  ),
  { early: true, present: () => forms.tree, Instead: () => <ModuleLinks /> },
);

const FlyoutMenu = lazyComponent<MenuProps>(
  () => import('./flyout/FlyoutMenu'),
  ({ children }) => <Column form="flyout">{children}</Column>,
  { early: true, present: () => forms.flyout, Instead: () => <ModuleLinks /> },
);

const DrawerContent = lazyComponent<DrawerContentProps & { onClose(): void }>(
  () => import('./drawer/DrawerContent'),
  ({ onClose, children }) => <PendingPopover onClose={onClose}>{children}</PendingPopover>,
  { Instead: () => <ModuleLinks /> },
);

/** The side menu in both its shapes, and as a drawer on narrow windows. Each is fetched where it is shown. */
export function SideMenu({ host, mode, collapsed: given, module }: PropsOf<typeof declaration>) {
  const { config, navigation, session } = useShell();
  const { status } = useStore(session.$state);
  const drawer = useStore(navigation.$drawer);
  const form = formOf(mode, config.portal);
  const key = form === 'tree' ? KEYS.menuCollapsed : KEYS.favouritesCollapsed;
  const [collapsed, setCollapsed] = useCollapsed(host, given, key);
  /** In a narrow window, as sidemenu.css has it; a form that the host has chosen stays as it is there. */
  const isDrawer = mode === 'auto';
  useMethods<MethodsOf<typeof declaration>>(host, {
    toggle() {
      if (isDrawer && media(NARROW).matches) navigation.$drawer.set(!navigation.$drawer.get());
      else setCollapsed(!collapsed);
    },
  });
  // Without a user the column would stand empty. Where the page leaves for the login page it stays, so that nothing moves.
  const absent = form === 'flyout' && status === 'signed-out' && config.unauthorised !== 'redirect';
  const width = absent ? 0 : columnOf(form, collapsed)[1];
  usePageWidth(width, isDrawer ? 0 : width);
  const Menu = form === 'tree' ? TreeMenu : FlyoutMenu;
  return (
    <>
      <Zoom host={host} />
      {!absent && <Menu module={module} collapsed={collapsed} onCollapsed={setCollapsed} />}
      {drawer && <DrawerContent module={module} onClose={() => navigation.$drawer.set(false)} />}
    </>
  );
}

interface ColumnProps {
  form: MenuForm;
  collapsed?: boolean;
  children: ReactNode;
}

/** The menu's box while its content is fetched. */
function Column({ form, collapsed = false, children }: ColumnProps) {
  const t = useT();
  return (
    <nav className={columnOf(form, collapsed)[0]} part="menu" aria-label={t('menu.label')}>
      {children}
    </nav>
  );
}

/**
 * Tells the page how wide the menu is, by `--oms-sidemenu-width` on the document's root and on the element: by a sheet of
 * the document, so that a narrow window needs no listener and a strict policy has no objection.
 * @param width px
 * @param narrowWidth px on narrow windows: 0 where the menu is a drawer
 */
function usePageWidth(width: number, narrowWidth: number): void {
  useLayoutEffect(() => {
    if (!canAdopt(document)) return;
    const rule = (px: number) => `:root,oms-sidemenu{--oms-sidemenu-width:${px}px}`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rule(width)}@media${NARROW}{${rule(narrowWidth)}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((other) => other !== sheet);
    };
  }, [width, narrowWidth]);
}

/** Tells the sheet the CSS zoom of the page: before the menu, which then scrolls to its current entry. */
function Zoom({ host }: { host: HTMLElement }) {
  useLayoutEffect(() => followZoom(host), [host]);
  return null;
}
