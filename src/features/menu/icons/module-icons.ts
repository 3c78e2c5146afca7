import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackageSearch from 'lucide/dist/esm/icons/package-search.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Split from 'lucide/dist/esm/icons/split.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import Warehouse from 'lucide/dist/esm/icons/warehouse.mjs';
import type { IconDrawing } from '../../../ui/icon/Icon';

/** Icons of modules, by icon class without `icon-`. */
export const moduleIcons: Readonly<Record<string, IconDrawing>> = {
  home: House,
  orders: PackageSearch,
  products: Package,
  purchase: ClipboardList,
  warehouse: Warehouse,
  channels: Store,
  logistics: Truck,
  billing: Wallet,
  reports: ChartColumn,
  inventory: Boxes,
  returns: Undo,
  customers: Users,
  rules: Split,
  settings: Settings,
};

/** `icon-order-list` → `order-list`. */
export const nameOf = (iconClass: string): string => iconClass.trim().replace(/^icon-/, '');

/** The built-in icon of a module; undefined where its class has none, or the configuration replaces it. */
export function moduleIcon(
  iconClass: string,
  configured: Readonly<Record<string, string>>,
): IconDrawing | undefined {
  const name = nameOf(iconClass);
  return Object.hasOwn(moduleIcons, name) && !Object.hasOwn(configured, iconClass)
    ? moduleIcons[name]
    : undefined;
}
