import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
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
import type { IconDrawing } from '../../ui/icon/Icon';

/** What stands where an icon class is unknown. */
export const DEFAULT_ICON: IconDrawing = LayoutGrid;

const modules = new Map<string, IconDrawing>([
  ['home', House],
  ['orders', PackageSearch],
  ['products', Package],
  ['purchase', ClipboardList],
  ['warehouse', Warehouse],
  ['channels', Store],
  ['logistics', Truck],
  ['billing', Wallet],
  ['reports', ChartColumn],
  ['inventory', Boxes],
  ['returns', Undo],
  ['customers', Users],
  ['rules', Split],
  ['settings', Settings],
]);

/** The drawing of a module's icon class, such as `icon-orders`; undefined where it is none of a module. */
export function moduleIcon(iconClass: string): IconDrawing | undefined {
  return modules.get(nameOf(iconClass));
}

/** `icon-order-list` → `order-list`. */
export const nameOf = (iconClass: string): string => iconClass.trim().replace(/^icon-/, '');
