import { css } from '../../src/react/sheet';
import { baseSheets } from '../../src/ui/base';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';
import { SideMenu, type SideMenuProps } from './SideMenu';
import text from './sidemenu.css?inline';

interface SideMenuMethods {
  /** Collapses or expands the menu; opens or closes the drawer of a narrow window. */
  toggle(): void;
}

/**
 * The menu at the left (spec 2.5): on the portal a tree of the current module, elsewhere a column of modules with
 * flyouts; a drawer on narrow windows. It sets its own width and tells it by `--oms-sidemenu-width`.
 */
export const OmsSidemenu = wrap<SideMenuProps, SideMenuMethods>({
  tag: 'oms-sidemenu',
  component: SideMenu,
  props: { mode: 'string', collapsed: 'boolean', module: 'string' },
  values: { mode: ['auto', 'tree', 'flyout'] },
  defaults: { mode: 'auto' },
  methods: ['toggle'],
  sheets: [...baseSheets, css(text)],
  providers: ShellFrame,
});
